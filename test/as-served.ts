import flags from '#start/node-flags.json' with { type: 'json' }
import { nodeFlags } from '#start/server-process.ts'

/** The arguments of Node for one of our servers or scripts, with the flags that it has in production. */
export const asServed = (script: string, ...args: string[]) => [
	...(script.startsWith('build/') ? nodeFlags(script) : flags.always),
	script,
	...args,
]
