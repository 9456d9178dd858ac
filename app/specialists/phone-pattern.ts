/**
 * At least ten digits, full-width and Devanagari ones included, however they are written. Only a first look while
 * somebody types: what is a number decides `normalisePhone` on the server.
 */
export const phonePattern = '([^0-9०-९０-９]*[0-9०-९０-９]){10,}[^0-9०-९０-９]*'
