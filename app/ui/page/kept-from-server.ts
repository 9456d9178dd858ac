/**
 * For an element whose content only the server draws, so that browsers do not load the code of it: React keeps what it
 * finds there. Only for what is never first drawn in a browser:
 * `<footer {...(import.meta.env.SSR ? { children: … } : keptFromServer)} />`.
 */
export const keptFromServer = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
