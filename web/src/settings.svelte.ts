// What a reader has chosen for this browser: day or night, sound. Kept where the browser lets us.

export type Theme = "system" | "light" | "dark";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`signoria.${key}`);
  } catch {
    return null; // a private window may have no storage
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`signoria.${key}`, value);
  } catch {
    // then it holds for this visit
  }
}

const settings = $state({ theme: (recall("theme") ?? "system") as Theme, sound: recall("sound") === "on" });

export function theme(): Theme {
  return settings.theme;
}

export function useTheme(theme: Theme): void {
  settings.theme = theme;
  keep("theme", theme);
  showTheme();
}

/** Whether it is night on the page now. */
export function dark(): boolean {
  return (
    settings.theme === "dark" || (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches)
  );
}

export function showTheme(): void {
  if (settings.theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

export function soundOn(): boolean {
  return settings.sound;
}

export function useSound(on: boolean): void {
  settings.sound = on;
  keep("sound", on ? "on" : "off");
}
