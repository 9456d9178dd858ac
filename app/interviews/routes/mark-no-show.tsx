import { markAction, markLoader } from '../mark-route.server.ts'
import type { Route } from './+types/mark-no-show.ts'

export const loader = (args: Route.LoaderArgs) => markLoader(args)
export const action = (args: Route.ActionArgs) => markAction(args, 'mark-no-show')
