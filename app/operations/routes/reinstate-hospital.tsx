import { reinstate, toHospitalRecord } from '../hospitals/decision.server.ts'
import type { Route } from './+types/reinstate-hospital.ts'

export const loader = toHospitalRecord

export const action = (args: Route.ActionArgs) => reinstate(args)
