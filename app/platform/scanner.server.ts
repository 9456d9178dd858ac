import { env } from './env.server.ts'
import type { Scanner } from './scan-verdict.server.ts'
import { clamd } from './scanner/clamd.server.ts'
import { demoScanner } from './scanner/demo.server.ts'
import { callingOut } from './tracing.server.ts'

const chosen = env.FILE_SCANNER === 'clamd' ? clamd({ address: env.CLAMD_ADDRESS }) : demoScanner

export const scanner: Scanner = { ...chosen, scan: (bytes) => callingOut('file scanner', () => chosen.scan(bytes)) }
