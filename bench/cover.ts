/** Prints the simulation of cover as a table: `node bench/cover.ts`, some minutes. Needs no database. */
import { complain, say } from '#start/progress.ts'
import { model, simulate, strategies } from './cover-simulation.ts'

const percent = (part: number) => `${(part * 100).toFixed(1)}%`

try {
	say(`${model.specialists} specialists, ${model.requestsPerDay} requests a day, ${model.days} days`)
	say(
		'| | Emergencies: median to accepted | 90th percentile | covered | Elective covered a day before | Messages per covered case | Gini of asks among equals |',
	)
	say('| --- | ---: | ---: | ---: | ---: | ---: | ---: |')
	const whatsapp = { ...model.whatsapp, chosenBy: 0.6 }
	const played = [
		...strategies.map((strategy) => [strategy, simulate(strategy)] as const),
		['waves, 60% with WhatsApp', simulate('waves', { whatsapp })] as const,
	]
	for (const [name, found] of played) {
		say(
			`| ${name} | ${found.medianMinutes.toFixed(1)} min | ${found.p90Minutes.toFixed(1)} min | ${percent(found.emergenciesCovered)} | ${percent(found.electivesADayBefore)} | ${found.messagesPerCovered.toFixed(1)} | ${found.gini.toFixed(2)} |`,
		)
	}
} catch (error) {
	complain(String(error))
	process.exitCode = 1
}
