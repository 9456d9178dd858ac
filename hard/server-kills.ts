import { setTimeout } from 'node:timers/promises'
import { startBuiltServer } from '#test/server-under-test.ts'
import { chances, type Finding, type Options, partOf } from './finding.ts'
import { findLost, registerPeople } from './registrations.ts'

const full = 100

/** The server, which also works on tasks, is killed at any moment while people register. */
export async function killServer(options: Options): Promise<Finding[]> {
	const random = chances(9)
	const kills = partOf(full, options)
	const start = () => startBuiltServer({ TRUSTED_PROXIES: '1', RUN_TASKS: 'true', LOG_LEVEL: 'error' })
	let server = await start()
	const people = registerPeople(() => server.port, 6)
	for (let kill = 1; kill <= kills; kill++) {
		await setTimeout(200 + random() * 1_500)
		await server.stop('SIGKILL')
		server = await start()
		if (kill % 20 === 0) options.say(`killed ${kill} times, ${people.told.size} registered`)
	}
	await setTimeout(3_000)
	await people.end()
	const { lost, half, twice } = await findLost(people)
	await server.stop()
	return [
		{
			row: 9,
			what: `the app killed ${kills} times while ${people.told.size} people registered`,
			wanted: 'nobody who was told so has no account, none is half there, no code is sent twice',
			measured: `${lost} lost, ${half} half there, ${twice} numbers with a code sent twice`,
			isMet: lost === 0 && half === 0 && twice === 0,
		},
	]
}
