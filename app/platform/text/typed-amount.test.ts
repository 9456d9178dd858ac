import { expect, test } from 'vitest'
import { inLanguage } from '../language/language.server.ts'
import { formatPayRange, payUnits } from './money.ts'
import { readAmount, understoodAmount } from './typed-amount.ts'

test.each(['en', 'hi', 'mr'] as const)('an amount is read as we print it: %s', (language) => {
	for (const unit of payUnits)
		for (const [from, to] of [
			[400_000n, null],
			[120_000n, 150_000n],
			[28_000_000n, 35_000_000n],
			[9_000_000n, 12_000_000n],
			[1_200_000_000n, null],
		] as const) {
			const printed = inLanguage(language, () => formatPayRange(from, to, unit))
			expect([printed, readAmount(printed)]).toMatchObject([printed, { paise: from, toPaise: to, unit }])
		}
	const most = inLanguage(language, () => understoodAmount('month', 'up to 2 lakh'))
	expect([most, readAmount(most)]).toMatchObject([most, { paise: 20_000_000n, isMost: true }])
})

test.each([
	['50,000 दरमहा', 50_000, 'month'],
	['2 लाख प्रति माह', 200_000, 'month'],
	['दरमहा ५० हजार', 50_000, 'month'],
	['हर महीने 50,000', 50_000, 'month'],
	['1.2 कोटी', 12_000_000, null],
	['1.2 करोड़ प्रति वर्ष', 12_000_000, 'year'],
	['12 लाख दरवर्षी', 1_200_000, 'year'],
	['तासाला 500', 500, 'hour'],
	['घंटे के 500', 500, 'hour'],
	['एका शिफ्टला 3000', 3_000, 'shift'],
	['केसला 4000 मानधन', 4_000, 'case'],
	['कम से कम 50 हज़ार', 50_000, null],
	['45 हज़ार से ज़्यादा', 45_000, null],
	['2 लाखांपासून दरमहा', 200_000, 'month'],
] as const)('%s is ₹%d, and says what it is for', (text, rupees, unit) => {
	expect(readAmount(text)).toMatchObject({ paise: BigInt(rupees) * 100n, unit, isMost: false })
})

test.each(['जास्तीत जास्त 2 लाख', 'ज़्यादा से ज़्यादा 2 लाख', 'अधिकतम 2 लाख', 'कमाल 2 लाख', '2 लाखांपर्यंत'])(
	'%s says the most',
	(text) => {
		expect(readAmount(text)).toMatchObject({ paise: 20_000_000n, isMost: true })
	},
)

test.each(['लाख', 'लाख दरमहा', '2 लाख 3 लाख', 'हर एक'])('%s is no amount', (text) => {
	expect(readAmount(text)).toBeNull()
})
