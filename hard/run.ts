/**
 * What takes too long for every run of the tests: kills, crowds, altered requests, memory. Started by `npm run test:hard`, on a database
 * of its own; what follows `--` comes here. Ends with 1 when a target is missed.
 *
 *   npm run test:hard                        everything, about three hours; rolling-restarts needs haproxy,
 *                                            clock-jump libfaketime, full-disk root, containers
 *                                            root, Docker and mmdebstrap
 *   npm run test:hard -- altered-requests    one of them, or some
 *   npm run test:hard -- --share 0.1         a tenth of each
 */
import { parseArgs } from 'node:util'
import { closeDb } from '#app/platform/database/db.server.ts'
import { stopTasks } from '#app/platform/tasks/tasks.server.ts'
import { runQuietly } from '#start/processes.ts'
import { complain, say, step } from '#start/progress.ts'
import { runContainers } from './containers.ts'
import { drillBreach } from './breach-drill.ts'
import { jumpClock } from './clock-jump.ts'
import { crowdWithCertificates } from './certificates.ts'
import { copyPeople } from './copying.ts'
import { floodCodes } from './code-flood.ts'
import { fillDisk } from './full-disk.ts'
import { killWaves } from './cover-kills.ts'
import { browseEvenly, overload } from './mixed-load.ts'
import { measureRates } from './rates.ts'
import { migrateUnderLoad } from './migrations-under-load.ts'
import { openWithStaleStatistics } from './stale-statistics.ts'
import { comparePlanning } from './planning.ts'
import { restartInTurn } from './rolling-restarts.ts'
import { alterRules } from './altered-rules.ts'
import { sendAlteredRequests } from './altered-requests.ts'
import { killDatabase } from './database-kills.ts'
import { raceForCover } from './cover-races.ts'
import type { Finding, Options } from './finding.ts'
import { crowdOneAddress } from './one-address.ts'
import { alterWhatsAppEvents, killAnswers, timeJourneys, timeLogins } from './whatsapp.ts'
import { watchMemory } from './memory.ts'
import { killServer } from './server-kills.ts'
import { timeAnswers } from './known-numbers.ts'

const measurements: Record<string, (options: Options) => Promise<Finding[]>> = {
	'altered-requests': sendAlteredRequests,
	'server-kills': killServer,
	'database-kills': killDatabase,
	'one-address': crowdOneAddress,
	'known-numbers': timeAnswers,
	copying: copyPeople,
	'cover-races': raceForCover,
	'cover-kills': killWaves,
	rates: measureRates,
	'code-flood': floodCodes,
	'full-disk': fillDisk,
	'clock-jump': jumpClock,
	'mixed-load': browseEvenly,
	overload,
	'rolling-restarts': restartInTurn,
	memory: watchMemory,
	'altered-rules': alterRules,
	'migrations-under-load': migrateUnderLoad,
	'stale-statistics': openWithStaleStatistics,
	planning: comparePlanning,
	'whatsapp-events': alterWhatsAppEvents,
	'whatsapp-kills': killAnswers,
	'whatsapp-journey': timeJourneys,
	'whatsapp-logins': timeLogins,
	'breach-drill': drillBreach,
	certificates: crowdWithCertificates,
	containers: runContainers,
}

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { share: { type: 'string', default: '1' } },
})

try {
	const unknown = positionals.filter((name) => !Object.hasOwn(measurements, name))
	if (unknown.length > 0)
		throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}.`)
	const options = { share: Number(values.share), say }
	await step('seeding', () => runQuietly('demo/seed.ts', []))
	const findings: Finding[] = []
	for (const [name, measure] of Object.entries(measurements))
		if (positionals.length === 0 || positionals.includes(name))
			findings.push(...(await step(name, () => measure(options))))
	for (const { row, what, wanted, measured, isMet } of findings)
		say(`${isMet ? 'met   ' : 'MISSED'}  ${row}  ${what}: ${measured} (${wanted})`)
	if (findings.some(({ isMet }) => !isMet)) process.exitCode = 1
} catch (error) {
	complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
	process.exitCode = 1
} finally {
	// The queue, which some of them use in this process, would keep it alive.
	await stopTasks()
	await closeDb()
}
