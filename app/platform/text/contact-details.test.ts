import { expect, test } from 'vitest'
import { cpuClock } from '#test/cpu-time.ts'
import { type ContactKind, findContactDetails } from './contact-details.ts'

const found = (text: string) => findContactDetails(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])

const numbers = [
	'9822012345',
	'98220 12345',
	'98220-12345',
	'98220.12345',
	'982 201 2345',
	'9822-01-2345',
	'98 22 01 23 45',
	'9 8 2 2 0 1 2 3 4 5',
	'9-8-2-2-0-1-2-3-4-5',
	'9,8,2,2,0,1,2,3,4,5',
	'98,22,01,23,45',
	'9,82,20,12,345',
	'98220/12345',
	'98220 (12345)',
	'98220...12345',
	'98220 _ 12345',
	'98220 • 12345',
	'09822012345',
	'0 98220 12345',
	'919822012345',
	'+919822012345',
	'+91 98220 12345',
	'+91-98220-12345',
	'(+91) 98220 12345',
	'+91 (0) 98220 12345',
	'0091 98220 12345',
	'91 98 22 01 23 45',
	'98220\n12345',
	'+91\n98220 12345',
	'98220 \u200b 1\u200b2345',
	'९८२२०१२३४५',
	'९८२२० १२३४५',
	'৯৮২২০ ১২৩৪৫',
	'௯௮௨௨௦ ௧௨௩௪௫',
	'９８２２０ １２３４５',
	'𝟗𝟖𝟐𝟐𝟎 𝟏𝟐𝟑𝟒𝟓',
	'9️⃣8️⃣2️⃣2️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣',
	'9822O12345',
	'982201234O',
	'98220l2345',
	'98220–12345',
	'nine eight two two zero one two three four five',
	'Nine Eight Two Two Zero One Two Three Four Five',
	'nine-eight-two-two-zero-one-two-three-four-five',
	'nine eight double two zero one two three four five',
	'98 double 2 0 12345',
	'ninety eight twenty two zero one twenty three forty five',
	'ninety-eight 22 01 23 45',
	'nau aath do do shunya ek do teen char paanch',
	'नौ आठ दो दो शून्य एक दो तीन चार पांच',
	'98220 dash 12345',
	'98220 dot 12345',
	'nine eight two two, 012345',
	'020 2543 1234',
	'(020) 2543 1234',
	'020-25431234',
	'02025431234',
	'+91 20 2543 1234',
	'1800 123 4567',
	'1800-12-3456',
	'+971 50 123 4567',
	'+44 20 7946 0958',
]

test.each(numbers)('%j is a phone number', (number) => {
	expect(found(number)).toEqual([['phone', number]])
	expect(found(`Call me on ${number} after the round.`)).toEqual([['phone', number]])
})

test.each([
	['Phone: 2543 1234', '2543 1234'],
	['Tel. no. 25431234', '25431234'],
	['whatsapp 98220 1234', '98220 1234'],
	['asha9822012345asha', '9822012345'],
	['Pune 411038 98220 12345', '98220 12345'],
	['Joined 2019, 98220 12345', '98220 12345'],
	['98220 12345/46', '98220 12345/46'],
	['₹98220 12345', '98220 12345'],
	['₹9822012345', '9822012345'],
	['pay 98,220-12,345', '98,220-12,345'],
	['since 2019, 98(220): 12345', '98(220): 12345'],
	['2019; 98220: 12345', '98220: 12345'],
])('%j holds a phone number', (text, number) => {
	expect(found(text)).toEqual([['phone', number]])
})

test.each([
	'asha.menon@gmail.com',
	'ASHA_M+work@Ruby-Hall.co.in',
	'asha @ gmail . com',
	'asha @gmail. com',
	'asha@gmail',
	'asha at gmail dot com',
	'asha AT gmail DOT com',
	'asha [at] gmail [dot] com',
	'asha(at)gmail(dot)com',
	'asha {at} gmail.com',
	'asha at gmail.com',
	'asha at the rate gmail dot com',
	'asha dot menon at rubyhall dot co dot in',
	'asha@ruby\u200bhall.com',
	'asha＠gmail．com',
	'asha at gmail',
	'asha gmail com',
	'आशा@rubyhall.in',
	'asha एट gmail डॉट com',
	'gmail: asha.menon',
])('%j is an email address', (address) => {
	expect(found(address)).toEqual([['email', address]])
	expect(found(`(Mail: ${address})`)).toEqual([['email', address]])
})

test.each<[ContactKind, string]>([
	['link', 'https://example.org/asha?x=1'],
	['link', 'www.rubyhall.com/asha'],
	['link', 'www.asha.clinics'],
	['link', 'linkedin.com/in/asha-menon'],
	['link', 'in.linkedin.com/in/asha-menon'],
	['link', 'rubyhall.in'],
	['link', 'apollo-jobs.co.in'],
	['link', 'bit.ly/3abc'],
	['link', 't.me/asha'],
	['link', 'linkedin dot com slash in slash asha'],
	['handle', '@asha_menon'],
	['handle', '@drasha'],
	['handle', 'LinkedIn: asha-menon'],
	['handle', 'Instagram id asha_m'],
	['handle', 'Telegram is @asha'],
	['handle', 'Skype - asha.menon'],
	['handle', 'Insta: drasha'],
])('a %s: %j', (kind, text) => {
	expect(found(text)).toEqual([[kind, text]])
	expect(found(`See ${text}, please`)).toEqual([[kind, text]])
})

test('numbers for WhatsApp and links to it are found whatever they are called', () => {
	expect(findContactDetails('wa.me/919822012345')).toMatchObject([{ start: 0, end: 18 }])
	expect(found('Fill forms.gle/9xTqLmZ83aPw first, or maps.app.goo/xT4k9w')).toEqual([
		['link', 'forms.gle/9xTqLmZ83aPw'],
		['link', 'maps.app.goo/xT4k9w'],
	])
	expect(found('Sterile.day/night duty, 12/24 hours, Rs.500/month, nursing.GNM/BSc2')).toEqual([])
	expect(findContactDetails('WhatsApp: 98220 12345')).toMatchObject([{ end: 21 }])
	expect(found('Write to mailto:asha')).toEqual([['email', 'mailto:asha']])
})

test('several are found in the order of the text', () => {
	expect(found('Asha, 98220 12345 | 98220 54321\nasha@gmail.com, linkedin.com/in/asha')).toEqual([
		['phone', '98220 12345'],
		['phone', '98220 54321'],
		['email', 'asha@gmail.com'],
		['link', 'linkedin.com/in/asha'],
	])
})

test.each([
	'',
	'01/07/2019 - 30/06/2021',
	'01-07-2019 to 30-06-2021, 2015-2019, 2011-15',
	'07/2019 – 06/2021',
	'2019-07-01 / 2021-06-30',
	'2009 2012 2015 2019 2021',
	'MBBS 2009, MD 2015, DM 2019',
	'Pay ₹1,25,000 to ₹2,50,000 a month',
	'₹1,25,000–2,50,000',
	'Rs. 75000-90000 per month',
	'75000 to 90000',
	'60,000 - 98,000 plus incentive',
	'₹1.2 crore, ₹2–3.5 lakh a month',
	'Reg. No. 2005031234 (MMC)',
	'MMC 2012/03/0456',
	'KMC 98765, NUID 2012345678',
	'Registration number G-12345-2019',
	'Pune 411038',
	'Chennai 600001 2015-2019',
	'Mumbai 400 001 and Pune 411 038',
	'20:00 to 08:00, 24x7',
	'08:00-20:00, 20:00-08:00',
	'7:00-15:00, 15:00-23:00',
	'Shift 0800-2000 hrs, 24/7 cover, 6 nights',
	'1 in 4 on call 2 weekends a month',
	'6, 7, 8, 9, 10, 11, 12',
	'ages 65, 70, 75, 80, 85',
	'650 beds, 12 theatres, 8 ICUs, 2,400 cases in 2023',
	'Passed 68.50% in 2009, 72.25% in 2012',
	'Consultant at Ruby Hall. In 2019 she moved',
	'Consultant at Sahyadri.In 2019 she moved',
	'Unit 02 2019 30000 cases',
	'Consultant at St. Mary’s',
	'Consultant @ Lakeside Hospital, Pune',
	'Consultant @Lakeside',
	'Worked 11 years.in Pune',
	'Worked in Pune.In 2019',
	'B.Sc.in Nursing, M.S.in Ortho',
	'Please call before you come',
	'Reply here, or meet us at 10:00 am on 1 Dec 2026',
	'two or three nights, one weekend, do not do more',
	'the rate at the hospital is fixed',
	'on LinkedIn and WhatsApp groups',
	'Signal-averaged ECG',
	'3 cases @1500, 10@2000',
	'Indian J Anaesth 2019; 63(12): 1045-50',
	'J Clin Anesth. 2020;61:10967-10980',
	'Int J Res Med Sci 2017 Aug;75(8):3445-3450',
	'Anesth Essays Res 2016, 90 (2), 8765-71',
])('%j holds none', (text) => {
	expect(found(text)).toEqual([])
})

test('a long text is read in a moment', () => {
	const elapsed = cpuClock()
	for (const part of ['9 ', 'nine ', 'a.', 'a@', 'dot ', ' . ', '(', 'asha at ', '98,', '₹1,', '\n', '+'])
		findContactDetails(part.repeat(20_000 / part.length))

	expect(elapsed()).toBeLessThan(200)
})
