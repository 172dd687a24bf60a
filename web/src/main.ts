import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { stayReachable } from "./installed";
import { useFirstLanguage } from "./say/index";

const place = document.getElementById("app");
if (place === null) throw new Error("index.html has lost its #app");
void useFirstLanguage();
mount(App, { target: place });
stayReachable();
