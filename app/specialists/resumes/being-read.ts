import { lateReading } from '#app/platform/files/late-reading.ts'
import { t } from '#app/platform/language/words.ts'

/** Of a resume that waits for its reader. */
export const beingRead = ({ fileName, isLate }: { fileName: string; isLate: boolean }) =>
	isLate
		? lateReading(fileName)
		: t`We are reading ${{ file: fileName }}. This takes a few seconds, and up to two minutes for a scan.`
