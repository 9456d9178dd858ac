// What a document loads once it is in use: one file, for one request.
export { followPage, send, show } from './in-place.ts'
export { startParts } from './parts.ts'
