import type { Language } from '../../src/i18n/languages'

const style = `
  textarea { min-height: 0 !important; height: auto !important; field-sizing: content; }
`

/** The page of the CMS in one language. */
export const adminPage = (language: Language) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" href="data:,">
<title>Editor</title>
<style>${style}</style>
</head>
<body>
<script>window.CMS_MANUAL_INIT = true</script>
<script src="/admin/decap-cms.js"></script>
<script src="/admin/admin.js"></script>
</body>
</html>
`

/** Leads to the editor in the browser's own language. */
export const adminEntrance = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex, nofollow">
<title>Zagara</title>
</head>
<body>
<p><a href="/admin/en/">English</a> · <a href="/admin/it/" lang="it">Italiano</a></p>
<script>location.replace(navigator.language.startsWith('it') ? '/admin/it/' : '/admin/en/')</script>
</body>
</html>
`
