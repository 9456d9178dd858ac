import { createContext } from 'react'
import type { FormDraft } from './form-draft.ts'

// One module for what the document hands to all that is drawn in it, because a module with a context is a file of its own.

/** The nonce of this response, on the server only: browsers hide it from scripts once the page is there. */
export const NonceContext = createContext<string | undefined>(undefined)

/** Filled by root.tsx once the person is logged in again. */
export const FormDraftContext = createContext<FormDraft | null>(null)
