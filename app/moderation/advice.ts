import { reasonsOf } from './marked.ts'
import { scanTexts } from './scanner.ts'

/** Why a text may not go live unread, for one that cannot wait to be read; null when it may. */
export const adviceOn = (text: string): string | null => reasonsOf(scanTexts([{ field: '', text }]))[0]?.advice ?? null
