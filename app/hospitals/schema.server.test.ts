import { expect, test } from 'vitest'
import { formatSwitchboard, normaliseSwitchboard } from './phone.server.ts'
import { Registration, VerificationDetails } from './schema.server.ts'

test.each([
	['020 6912 0150', '+912069120150', '020 6912 0150'],
	['+91-20-6912-0150', '+912069120150', '020 6912 0150'],
	['1800 123 4567', '+9118001234567', '1800 123 4567'],
	['9822012345', '+919822012345', '+91 98220 12345'],
	['०२० ६९१२ ०१५०', '+912069120150', '020 6912 0150'],
])('the switchboard number %s is kept as %s and printed as %s', (typed, kept, printed) => {
	expect(normaliseSwitchboard(typed)).toBe(kept)
	expect(formatSwitchboard(kept)).toBe(printed)
})

test.each(['12345', '+44 20 7183 8750', 'call me', 'ext 4', ''])('%j is no number of a hospital here', (typed) => {
	expect(normaliseSwitchboard(typed)).toBeNull()
})

const registration = {
	hospitalName: 'Lakeside Heart Institute',
	address: '12 Lake Road',
	place: 'Pune',
	phone: '020 6912 0150',
	name: 'Meera Kulkarni',
	email: 'meera@lakeside.example',
	password: 'monsoon river theatre',
}
const messageFor = (field: keyof typeof registration, value: string) =>
	Registration.safeParse({ ...registration, [field]: value }).error?.issues[0]?.message

test('what is missing or wrong in a registration is said at its field', () => {
	expect(Registration.safeParse({}).error?.issues.map(({ message }) => message)).toEqual(
		Array.from({ length: 7 }, () => 'This field is required'),
	)
	expect(messageFor('password', 'nine char')).toBe('Please use at least 10 characters. Three or four words work well.')
	expect(messageFor('password', 'Password123')).toBe('This password is easy to guess. Please choose another one.')
	expect(messageFor('phone', '12345')).toBe('Please enter a valid phone number.')
	expect(messageFor('email', 'meera@')).toBe('Please enter a valid email address')
	expect(messageFor('place', 'Atlantis')).toBe('Location not found. Enter the nearest city or a 6-digit PIN code.')
})

test('a quarter is registered with its city, at its own point', () => {
	const { place } = Registration.parse({ ...registration, place: 'Baner, Pune' })

	expect(place).toMatchObject({ city: 'Pune', pin: null, latitude: 18.559 })
})

const details = { legalName: 'Lakeside Heart Institute' }

test('identifiers are tidied before they are judged', () => {
	expect(
		VerificationDetails.parse({
			...details,
			registrationNumber: ' pmc/nh/2019/114 ',
			facilityId: 'in27 1000 4567',
			gstin: '27 aapfu 0939 f1zv',
			website: 'www.lakeside.example/',
		}),
	).toEqual({
		...details,
		registrationNumber: 'PMC/NH/2019/114',
		facilityId: 'IN2710004567',
		gstin: '27AAPFU0939F1ZV',
		website: 'https://www.lakeside.example',
	})
})

test('nothing but the name must be given at once', () => {
	expect(VerificationDetails.parse(details)).toEqual({
		...details,
		registrationNumber: null,
		facilityId: null,
		gstin: null,
		website: null,
	})
})

test.each([
	['facilityId', 'IN123'],
	['gstin', '27AAPFU0939F1ZX'],
	['registrationNumber', 'applied for'],
	['website', 'javascript:alert(1)'],
	['website', 'https://user:secret@lakeside.example'],
	['website', 'http://localhost:5432'],
	['website', 'ftp://lakeside.example'],
])('%s cannot be %j', (field, value) => {
	expect(VerificationDetails.safeParse({ ...details, [field]: value }).success).toBe(false)
})
