// In the server's bundle, so that a deployment without the development packages has them too; six files, 200 kB in all,
// read with the first pack.
import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?inline'
import devanagariBold from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff?inline'
import latin from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-400-normal.woff?inline'
import latinBold from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-600-normal.woff?inline'
import latinExtended from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-ext-400-normal.woff?inline'
import latinExtendedBold from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-ext-600-normal.woff?inline'
import type { FontSubset } from './fonts.ts'

/** `data:font/woff;base64,…` as bytes. */
const bytes = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')

type FontFile = { subset: FontSubset; weight: 'regular' | 'bold'; bytes: Buffer }

export const pdfFontFiles = (): FontFile[] => [
	{ subset: 'latin', weight: 'regular', bytes: bytes(latin) },
	{ subset: 'latin', weight: 'bold', bytes: bytes(latinBold) },
	{ subset: 'latin-ext', weight: 'regular', bytes: bytes(latinExtended) },
	{ subset: 'latin-ext', weight: 'bold', bytes: bytes(latinExtendedBold) },
	{ subset: 'devanagari', weight: 'regular', bytes: bytes(devanagari) },
	{ subset: 'devanagari', weight: 'bold', bytes: bytes(devanagariBold) },
]
