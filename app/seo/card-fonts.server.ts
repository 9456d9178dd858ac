// Inlined by the build, so that a picture needs no file at a place that differs between source and bundle.
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline'
import figtreeExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?inline'
import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2?inline'

const bytes = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')

let loaded: Buffer[] | undefined

/** Latin, its extension with the rupee sign, and Devanagari for the names that are written so. */
export const cardFonts = () => (loaded ??= [figtree, figtreeExtended, devanagari].map(bytes))
