import { moveByButton, toMessage } from '../message-route.server.ts'
import type { Route } from './+types/reopen-message.ts'

export const loader = toMessage

export const action = (args: Route.ActionArgs) => moveByButton(args, 'open', { title: 'Message reopened' })
