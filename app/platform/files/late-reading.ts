import { t } from '../language/words.ts'

/** Of a file whose reader is away or has much to do. */
export const lateReading = (file: string) =>
	t`Reading ${{ file }} takes longer than usual. Your file is kept: come back later, or type the details.`
