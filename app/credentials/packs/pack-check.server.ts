import { createHash } from 'node:crypto'
import { brand } from '#app/brand.ts'
import { isKeyedHash, keyedHash } from '#app/identity/tokens.server.ts'
import { env } from '#app/platform/env.server.ts'
import { isId } from '#app/platform/http/http.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { identityMark } from '#app/specialists/disclosure/identity-mark.ts'
import { initials } from '#app/ui/initials.ts'
import { checkGrades, gradeNames } from '../grades.ts'
import { findPackById, type Pack } from './pack-opening.server.ts'

/**
 * The code on a pack's PDF leads to a page that says whether it still holds. The address says which pack, when the PDF was made and, as the
 * start of a digest, what it showed. Only we can have written it, so nothing is stored, and whoever tries addresses costs no query.
 */
export const checkAddress = (pack: Pack, now: Date) => `${env.APP_ORIGIN}/credentials/check/${checkCode(pack, now)}`

const idBytes = 16
const timeBytes = 4
const digestBytes = 8
const macLength = 16
const purpose = 'credential pack check'

export function checkCode(pack: Pack, now: Date): string {
	const time = Buffer.alloc(timeBytes)
	time.writeUInt32BE(Math.floor(now.getTime() / 1000))
	const id = Buffer.from(pack.id.replaceAll('-', ''), 'hex')
	const said = Buffer.concat([id, time, contentsOf(pack)]).toString('base64url')
	return said + macOf(said)
}

const macOf = (said: string) => keyedHash(`${purpose} ${said}`).slice(0, macLength)

const dayInEnglish = new Intl.DateTimeFormat('en-IN', {
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	timeZone: 'UTC',
})
const asPrinted = (day: string | null) => day && dayInEnglish.format(new Date(`${day}T00:00:00Z`))

/**
 * What a hospital relies on, field by field, so that a release that shows more does not make every PDF look changed, and in English, so that
 * a PDF holds in whatever language it was made and is checked.
 */
function contentsOf({ name, identityOn, credentials }: Pack) {
	const identity = identityOn && `Identity checked by ${brand.name} on ${asPrinted(identityOn)}`
	const facts = credentials.map(({ id, title, number, holderName, checkedName, validUntil, checkedOn }) => [
		id,
		title,
		number,
		holderName,
		checkedName,
		asPrinted(validUntil),
		asPrinted(checkedOn),
	])
	return createHash('sha256')
		.update(JSON.stringify(identity === null ? [name, facts] : [name, facts, identity]))
		.digest()
		.subarray(0, digestBytes)
}

function readCode(code: string) {
	const [, said = '', mac = ''] = /^([\w-]{38})([\w-]{16})$/.exec(code) ?? []
	if (!isKeyedHash(`${purpose} ${said}`, mac, macLength)) return null
	const bytes = Buffer.from(said, 'base64url')
	const packId = bytes.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
	const made = new Date(bytes.readUInt32BE(idBytes) * 1000)
	return isId(packId) ? { packId, made, contents: bytes.subarray(idBytes + timeBytes) } : null
}

/**
 * What a stranger with the PDF learns: initials, dates, how many credentials, and whether anything changed. Null for a link that expired,
 * was turned off or never was, and while the account is suspended: one and the same.
 */
export async function checkPack(code: string) {
	const read = readCode(code)
	const found = read && (await findPackById(read.packId))
	if (!read || !found) return null
	const { pack, expiresAt } = found
	return {
		initials: pack.name === null ? null : initials(pack.name),
		made: formatDateTime(read.made),
		until: formatDateTime(expiresAt),
		count: pack.credentials.length,
		identity: pack.identityOn && identityMark(pack.identityOn),
		grades: checkGrades.flatMap((grade) => {
			const count = pack.credentials.filter(({ checkGrade }) => checkGrade === grade).length
			return count === 0 ? [] : [`${gradeNames[grade]}: ${count}`]
		}),
		isUnchanged: contentsOf(pack).equals(read.contents),
	}
}
