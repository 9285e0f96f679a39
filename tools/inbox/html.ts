const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

type Document = { language: string; title: string; style: string; body: string; head?: string }

/** A whole document. `body`, `head` and `style` are HTML already; the rest is escaped. */
export const htmlDocument = ({ language, title, style, body, head = '' }: Document) => `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${head}<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`
