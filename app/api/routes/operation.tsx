import { answerCall } from '../answer-call.server.ts'
import type { Route } from './+types/operation.ts'

export const loader = ({ request }: Route.LoaderArgs) => answerCall(request)
export const action = ({ request }: Route.ActionArgs) => answerCall(request)
