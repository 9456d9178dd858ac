import { redirect } from 'react-router'
import { decideAtOnce, hospitalRecordPath } from '../decision.server.ts'
import type { Route } from './+types/verify-hospital.ts'

export const loader = (args: Route.LoaderArgs) => redirect(hospitalRecordPath(args))

export const action = (args: Route.ActionArgs) => decideAtOnce(args, { to: 'verified', title: 'Hospital verified' })
