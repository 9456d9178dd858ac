import type { Scanner } from '../scan-verdict.server.ts'

// The harmless file that every scanner agrees to call infected, in two pieces so that scanners leave this source alone.
const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`

/** Knows one signature, the EICAR test file. */
export const demoScanner: Scanner = {
	scan: async (bytes) => (bytes.includes(eicar) ? 'infected' : 'clean'),
}
