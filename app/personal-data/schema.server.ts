/** A page of a list in the address; nonsense is the first. */
export const pageNumber = (text: string | null) => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1)
