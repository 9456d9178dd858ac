import { reinstate, toHospitalRecord } from '../decision.server.ts'
import type { Route } from './+types/reinstate-hospital.ts'

export const loader = toHospitalRecord

export const action = (args: Route.ActionArgs) => reinstate(args)
