"""The page that a kingdom report is written into."""

PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}
</style>
</head>
<body>
<h1>{title}</h1>
<p class="lead">{words}</p>
<ul class="kingdom">{kingdom}</ul>
<main>
<div>
<section>{strategies}</section>
<section>{openings}</section>
</div>
<div>
<section>{matrix}</section>
<section>{cards}</section>
<section>{lengths}</section>
</div>
</main>
<section style="margin-top: 1rem">{example}
<p><a download="example.json" href="data:application/json;base64,{record}">{download}</a></p></section>
<footer>{about} {code}</footer>
</body>
</html>
"""
