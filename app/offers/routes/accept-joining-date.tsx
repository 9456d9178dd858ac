import { answerAndShow, toJoiningDate } from '../placements/joining-date-route.server.ts'
import type { Route } from './+types/accept-joining-date.ts'

export const loader = toJoiningDate

export const action = (args: Route.ActionArgs) => answerAndShow(args, 'accepted')
