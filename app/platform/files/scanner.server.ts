import { env } from '../env.server.ts'
import { patientGuard } from '../patience.server.ts'
import type { Scanner } from './scan-verdict.server.ts'
import { clamd } from './scanner/clamd.server.ts'
import { demoScanner } from './scanner/demo.server.ts'

const chosen = env.FILE_SCANNER === 'clamd' ? clamd({ address: env.CLAMD_ADDRESS }) : demoScanner
const guard = patientGuard('file scanner', 10_000)

export const scanner: Scanner = { scan: (bytes) => guard((withinMs) => chosen.scan(bytes, withinMs)) }
