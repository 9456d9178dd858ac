import { editDistance } from '#app/platform/text/edit-distance.ts'

/** What the words before a printed value say that it is. `other` is a label whose value is of no interest. */
export type Label =
	| 'number'
	| 'certificateNumber'
	| 'midwifeNumber'
	| 'nationalNumber'
	| 'cardNumber'
	| 'name'
	| 'registeredOn'
	| 'issuedOn'
	| 'validUntil'
	| 'period'
	| 'title'
	| 'other'

/** As letters alone: how a label is spaced and pointed differs from one reading to the next. Longer ones first. */
const printed: Record<Label, string> = {
	number:
		'registrationnumber registrationno permanentregistrationno registerno regnnumber regnno regno registrationid rnno registerednurseno enrolmentno enrollmentno candidatecode diplomano permanentregistrationnumber prnno prn',
	certificateNumber:
		'receiptcertificateno slnoofcertificate serialnoofcertificate srnoofcertificate certificateno certificatenumber receiptno degreecertificateno diplomacertificateno',
	midwifeNumber: 'midwifeno midwifenumber rmno registeredmidwifeno midwiferyregistrationno anmno',
	nationalNumber: 'nuid nuidno nationaluniqueid nationaluniqueidentificationno nationaluniqueidentificationnumber',
	cardNumber: 'cardno cardnumber ecardcode ecardno certificateid cardid credentialid verificationcode',
	name: 'nameofthepractitioner nameofpractitioner nameofthenurse nameofthedoctor nameofthecandidate nameofcandidate nameofregisteredpractitioner nameofholder nameoftheholder fullname name participantname nameoftheparticipant',
	registeredOn:
		'dateoffirstregistration dateoffirstregistratio dateofregistration dateoforiginalregistration dateofenrolment registeredon firstregisteredon registrationdate registeredondate',
	issuedOn:
		'dateofissue dateofrenewal dateofissuing issuedon issuedondate renewedon issuedate dateissued dated renewaldate coursecompletiondate dateofcompletion completedon',
	validUntil:
		'validityupto validuptodate validupto validtill validuntil validto validthrough validity renewaldueon renewaldue renewby dateofexpiry expirydate expireson expirationdate expiry recommendedrenewaldate renewbefore tobereneweduptoandon registrationvalidupto renewalduedate nextrenewaldate',
	/** Both ends of it. */
	period: 'validfrom validityperiod periodofvalidity validityfrom validfor',
	title: 'qualification qualifications registeredqualification basicqualification course coursename nameofthecourse',
	other:
		'fathershusbandsname fathersname husbandsname mothersname nameoffather nameofthefather fatherhusbandname fathername sodowo sodo sowodo sowo dowo spousename additionalqualification additionalqualifications address permanentaddress residentialaddress professionaladdress dateofbirth placeofbirth dob bloodgroup gender sex nationality trainingcentreid trainingcenterid trainingcentre trainingcenter instructor instructorid trainingsite mobileno emailid universityexam nameoftheuniversity university college rollno seatno photograph receiptdate mothersmaidenname',
}

const labels = (Object.keys(printed) as Label[])
	.flatMap((label) => (printed[label] ?? '').split(' ').map((letters) => ({ label, letters })))
	.sort((a, b) => b.letters.length - a.letters.length)

/** The letters of a text in lower case, and where each stands in it. */
function lettersOf(text: string) {
	const letters: string[] = []
	const places: number[] = []
	for (const [place, sign] of Array.from(text.toLowerCase()).entries()) {
		if (!/[a-z]/.test(sign)) continue
		letters.push(sign)
		places.push(place)
	}
	return { letters: letters.join(''), places }
}

/** Letters that may be misread in a label of so many. */
const slips = (length: number) => (length >= 14 ? 2 : length >= 7 ? 1 : 0)

const isNumber: ReadonlySet<Label> = new Set(['number', 'midwifeNumber', 'nationalNumber'])
/** 'Registration No. (RN)', 'Midwife No.(RM': the letters tell which of the two it is and belong to the label. */
const ofNurses = /^\(?\s*R\.?\s?[NM]\.?\s*(?:\)|$|(?=[A-Z\d]))[\s.:-]*/

/** 'S/o, D/o, W/o' in any of its misreadings. */
const isOfRelative = (text: string) => /^s[l1i]?o?d[l1i]?o?w?[l1i]?o?$/.test(lettersOf(text).letters)
/** The title of the paper is none of its labels. */
const isTitle = (text: string) => /certificate\s*of\b/i.test(text)

export type Labelled = { label: Label; rest: string }

/**
 * The labels of a line, each with what follows it up to the next one. In front of the first there may be the same words in another script,
 * which the reader does not know: a slash ends them. None where the line does not begin with a label, unless one that cannot be mistaken
 * stands within a sentence.
 */
export function labelsIn(text: string): Labelled[] {
	if (isTitle(text)) return []
	if (isOfRelative(text)) return [{ label: 'other', rest: '' }]
	const first = firstLabel(text)
	const starts = [...text.matchAll(/(?<=[\s,;:.)\d])[A-Za-z]/g)].map(({ index }) => index)
	const inside = starts.flatMap((at) => {
		const found = at > (first?.end ?? -1) ? labelAtStart(text.slice(at)) : null
		return found && found.letters >= leastInside && found.label !== 'other' && found.label !== 'title'
			? [{ ...found, at, end: at + found.end }]
			: []
	})
	const all: (Found & { at: number })[] = first ? [{ ...first, at: 0 }] : []
	for (const found of inside) if (found.at >= (all.at(-1)?.end ?? 0)) all.push(found)
	return all.map(({ label, end }, index) => ({ label, rest: valueAfter(label, text.slice(end, all[index + 1]?.at)) }))
}

/** Letters of a label that may stand within a line. */
const leastInside = 7

function firstLabel(text: string): Found | null {
	const parts = text.split('/')
	let begin = 0
	// 'Receipt/Certificate No.' has a slash of its own, and so has '2014/05/1234'.
	for (const part of parts) {
		const found = labelAtStart(text.slice(begin))
		if (found) return { ...found, end: begin + found.end }
		begin += part.length + 1
	}
	return null
}

const valueAfter = (label: Label, text: string) => {
	const value = text.replace(/^[\s.:,;)_-]+/, '').trim()
	return isNumber.has(label) ? value.replace(ofNurses, '') : value
}

/** `end`: where in the text the label ends; `letters`: how many it has. */
type Found = { label: Label; end: number; letters: number }

function labelAtStart(text: string): Found | null {
	const { letters, places } = lettersOf(text)
	let best: { label: Label; length: number; score: number } | undefined
	for (const { label, letters: wanted } of labels) {
		const allowed = slips(wanted.length)
		for (let length = wanted.length - allowed; length <= wanted.length + allowed; length++) {
			const begin = letters.slice(0, length)
			// Where its last letter is another one, the label has eaten into the value.
			if (begin.length < length || begin.at(-1) !== wanted.at(-1)) continue
			const distance = editDistance(begin, wanted, allowed)
			const score = wanted.length - 3 * distance
			if (distance <= allowed && score > (best?.score ?? 0)) best = { label, length, score }
		}
	}
	const last = best && places[best.length - 1]
	if (!best || last === undefined) return null
	// 'Name' is not the beginning of 'Named'; and in '2014/05/1234 Reg' nothing is a label.
	if ((best.length < 7 && /^[a-z]/.test(text.slice(last + 1))) || /\d/.test(text.slice(0, last))) return null
	return { label: best.label, end: last + 1, letters: best.length }
}
