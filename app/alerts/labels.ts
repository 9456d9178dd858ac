import { awayKm } from '#app/catalog/places/distance.ts'
import { payLine, shiftsLine } from '#app/jobs/page/card.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import type { FoundJob } from './messages.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

/** 'Lakeside Heart Institute · Wakad, Pune · about 6 km': where a job is, seen from the search that found it. */
export const whereLine = ({ job, hospital, distance }: Pick<FoundJob, 'job' | 'hospital' | 'distance'>) =>
	[hospital.name, saidName(job.location), distance ? awayKm(distance.km, distance.isFromCity) : '']
		.filter(Boolean)
		.join(' · ')

/** '₹2.8–3.5 lakh a month · Night shifts · 8 h · Starts 5 Dec 2026' */
export function termsLine({ job }: Pick<FoundJob, 'job'>): string {
	return [payLine(job), shiftsLine(job), job.startsOn === null ? '' : t`Starts ${{ day: formatDay(job.startsOn) }}`]
		.filter(Boolean)
		.join(' · ')
}
