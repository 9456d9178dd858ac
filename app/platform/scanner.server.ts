import { env } from './env.server.ts'
import type { Scanner } from './scan-verdict.server.ts'
import { clamd } from './scanner/clamd.server.ts'
import { demoScanner } from './scanner/demo.server.ts'

export const scanner: Scanner = env.FILE_SCANNER === 'clamd' ? clamd({ address: env.CLAMD_ADDRESS }) : demoScanner
