import { createContext } from 'react'

/** The nonce of this response, on the server only: browsers hide it from scripts once the page is there. */
export const NonceContext = createContext<string | undefined>(undefined)
