import { setTimeout } from 'node:timers/promises'
import { startBuiltServer } from '#test/server-under-test.ts'
import { chances, type Finding, type Options, partOf } from './finding.ts'
import { findLost, registerPeople } from './registrations.ts'
import { countSent, findLostWork, untilAllSent, workAllDay } from './working-days.ts'

const full = 200
const common = { TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' }

/** A web process and a worker are killed at any moment, one or the other, while people register, apply, write and ask for contact. */
export async function killServer(options: Options): Promise<Finding[]> {
	const random = chances(9)
	const kills = partOf(full, options)
	const roles = { web: { RUN_TASKS: 'false' }, worker: { RUN_TASKS: 'only' } }
	const start = (role: keyof typeof roles) => startBuiltServer({ ...common, ...roles[role] })
	const processes = { web: await start('web'), worker: await start('worker') }
	const { again: before } = await countSent()
	const people = registerPeople(() => processes.web.port, 4)
	const days = workAllDay(() => processes.web.port, 2)
	const killed = { web: 0, worker: 0 }
	for (let kill = 1; kill <= kills; kill++) {
		await setTimeout(200 + random() * 1_500)
		const role = random() < 0.5 ? 'web' : 'worker'
		await processes[role].stop('SIGKILL')
		processes[role] = await start(role)
		killed[role]++
		if (kill % 20 === 0)
			options.say(`killed ${kill} times, ${people.told.size} registered, ${days.applied.length} applied`)
	}
	await setTimeout(3_000)
	await Promise.all([people.end(), days.end()])
	await untilAllSent()
	const { lost, half, twice } = await findLost(people)
	const work = await findLostWork(days)
	const { sent, again } = await countSent()
	await Promise.all([processes.web.stop(), processes.worker.stop()])
	return [
		{
			row: 9,
			what: `the web process killed ${killed.web} times and the worker ${killed.worker} times while ${people.told.size} people registered, ${days.applied.length} applied, ${days.written.size} messages were written and ${days.asked.length} asked for contact`,
			// Between the provider’s yes and our commit a kill makes the same text leave again (app/platform/delivery/deliveries.server.ts).
			wanted:
				'nothing that was confirmed is lost or there twice, nobody is half there; no more texts leave again than the worker was killed',
			measured: `${lost + work.lost} lost, ${work.doubled} there twice, ${half} half there; of ${sent} messages of every kind ${again - before} left again, ${twice} of them with the code that had come before`,
			isMet: [lost, half, work.lost, work.doubled].every((number) => number === 0) && again - before <= killed.worker,
		},
	]
}
