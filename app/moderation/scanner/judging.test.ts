import { expect, test } from 'vitest'
import { digestOf, labelledSets } from '../labelled-sets.fixtures.server.ts'
import { scanTexts } from '../scanner.ts'
import { judge } from './judging.ts'
import { spellingsOf } from './spellings.ts'
import { learnedFrom } from './weights.ts'

const asks = (text: string) =>
	judge(spellingsOf(text).at(-1)?.text ?? text)
		.find()
		.some(({ rule }) => rule === 'fee')

test('the weights were learned from the labelled texts as they are now', () => {
	expect(learnedFrom).toBe(digestOf(Object.values(labelledSets()).flat()))
})

test.each([
	'Pay the agent on the day you join.',
	'Hand ₹2,000 to the ward in-charge when you come for joining.',
	'Naukri pakki karni ho to 10k ka jugaad karo.',
	'Profile goes live to the director after ₹350.',
	'Deposit required.',
	'Salary slips will show a monthly cut of 1,500 as job security.',
	'Medical cha kharch tumcha.',
	'ID card ke liye 150 rupaye alag',
	'kaam lagne ke baad pehli salary meri',
	'पहिला पगार एजन्सीकडे जाईल.',
	'नौकरी के लिए ₹3000 जमा करें',
	'nurse log se 500-500 liye ja rahe hai training ke',
	'रजिस्ट्रेशन: 299 रु',
	'अनामत रक्कम परत मिळेल.',
	'No joining without paying the deposit.',
	'Caution money as per rules.',
	'Reference dene ka 1000 lete hain hum.',
	'पाँच हज़ार देकर तुरंत जॉइन करें।',
	'Interview is free but a verification charge of Rs 450 is to be paid.',
	'बिना फीस के इंटरव्यू नहीं होगा।',
	'pahila pagar amcha, nantar tumcha',
])('this is a demand for money: %s', (text) => {
	expect(asks(text)).toBe(true)
})

test.each([
	'परीक्षा फी रुग्णालय भरते.',
	'Uniform allowance ₹6,000 a year.',
	'The fee for the state council transfer is paid by our HR team.',
	'Bond नाही, notice period एक महिना, पगार वेळेवर.',
	'पंजीकरण नवीनीकरण का शुल्क अस्पताल वहन करता है।',
	'Amount credited each Friday after your last case.',
	'No registration fee.',
	'Charge nurse for a 12-bed ICU.',
	'नोंदणी शुल्क नाही.',
	'Hospital accommodation is deducted at ₹2,000 from salary, if you opt for it.',
	'Blood sample deposit before 7 am.',
	'Professional fees are shared 60:40.',
	'ACLS course fee sponsored every two years.',
	'If someone asks you for money for this job, tell us.',
	'Final',
	'Is a deposit of ₹5,000 needed? No.',
	'Uniform ke 2,000 dene honge kya? Nahi.',
	'नोंदणी फी ५०० भरावी लागेल का? नाही.',
])('this is honest: %s', (text) => {
	expect(asks(text)).toBe(false)
})

test('a bank after ‘at’ is a place, unless a name stands before it as in the id of a payment app', () => {
	const rulesIn = (text: string) => scanTexts([{ field: 'Description', text }]).map(({ rule }) => rule)

	expect(rulesIn('Salary account is opened at SBI by HR in the first week.')).toEqual([])
	expect(rulesIn('Send it to lakesidehr at sbi.')).toContain('account')
})

test('a word is known in both scripts and in wrong spellings', () => {
	expect(['Depsoit 5000', 'Dipozit 5000', 'डिपॉझिट 5000', 'डिपाजिट 5000'].map(asks)).toEqual([true, true, true, true])
	expect(['शु ल् क 500 joining', 'S h u l k 500 joining'].map(asks)).toEqual([true, true])
})

test('the sentence with the demand is marked, also in a long text and where only two sentences together say it', () => {
	const found = (text: string) =>
		judge(text)
			.find()
			.map(({ start, end }) => text.slice(start, end))

	expect(found('we care for our staff. a deposit of ₹5,000 is due at joining. meals are free.')).toEqual([
		'a deposit of ₹5,000 is due at joining',
	])
	expect(
		found(`${'the theatre has four tables and new monitors. '.repeat(40)}a deposit of ₹5,000 is due at joining.`),
	).toEqual(['a deposit of ₹5,000 is due at joining'])
})
