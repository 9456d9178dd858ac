import { moveByButton, toMessage } from '../message-route.server.ts'
import type { Route } from './+types/mark-spam.ts'

export const loader = toMessage

export const action = (args: Route.ActionArgs) => moveByButton(args, 'spam', { title: 'Marked as spam' })
