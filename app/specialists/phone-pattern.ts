/**
 * At least ten digits, full-width and Devanagari included, however they are written. Only a first check while someone
 * types. `normalisePhone` on the server decides what is a number.
 */
export const phonePattern = '([^0-9०-९０-９]*[0-9०-९０-９]){10,}[^0-9०-९０-９]*'
