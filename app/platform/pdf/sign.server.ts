/** Places for what is known only once the rest is written: both keep their length. */
export const emptyByteRange = '[0 9999999999 9999999999 9999999999]'
/** A signature with a chain of four certificates and a time stamp has room in it. */
export const emptySignature = `<${'0'.repeat(20_000)}>`

/** Fills a PDF’s empty signature with what `sign` makes of the bytes around it. */
export function fillSignature(unsigned: Buffer, sign: (covered: [Buffer, Buffer]) => Buffer): Buffer {
	const bytes = Buffer.from(unsigned)
	const from = bytes.lastIndexOf(emptySignature)
	const range = bytes.lastIndexOf(emptyByteRange)
	if (from < 0 || range < 0) throw new Error('A PDF without a place for its signature')
	const to = from + emptySignature.length
	const said = `[0 ${from} ${to} ${bytes.length - to}]`
	bytes.write(said.padEnd(emptyByteRange.length), range, 'latin1')
	const signature = sign([bytes.subarray(0, from), bytes.subarray(to)])
	const digits = signature.toString('hex')
	if (digits.length > emptySignature.length - 2) throw new Error('A signature that is larger than its place')
	bytes.write(digits, from + 1, 'latin1')
	return bytes
}
