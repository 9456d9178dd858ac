// Loaded before the commands of operators (see launch.mjs): a sentence for what a person can put right.
import { reasonForOperator } from './operator-reason.ts'

process.on('uncaughtException', (error) => {
	process.stderr.write(`${reasonForOperator(error)}\n`)
	process.exit(1)
})
