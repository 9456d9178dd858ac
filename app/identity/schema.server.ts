import { z } from 'zod'
import { plainText } from '#app/platform/text.server.ts'
import { typedPassword } from './new-password.server.ts'

/** The code of an app or a recovery code. */
export const TypedCode = z.object({ code: plainText({ max: 40 }) })
export const PasswordAgain = z.object({ password: typedPassword })
