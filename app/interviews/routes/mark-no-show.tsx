import { markAction, markLoader } from '../changes/mark-route.server.ts'
import type { Route } from './+types/mark-no-show.ts'

export const loader = markLoader
export const action = (args: Route.ActionArgs) => markAction(args, 'mark-no-show')
