/** A text within quotation marks; marks of its own become single ones, so that none stands twice. */
export const quoted = (text: string) => `“${text.replaceAll('“', '‘').replaceAll('”', '’').replaceAll('"', '’')}”`
