import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test('initials come from the first and the last word, without the title', () => {
	expect(initials('Dr Asha Menon')).toBe('AM')
	expect(initials('Prof. Rohan Shankar Deshpande')).toBe('RD')
	expect(initials('सौ. सुनीता प्रकाश जाधव')).toBe('सुजा')
	expect(initials('Kumari Savita Pawar')).toBe('SP')
})

test('a letter is what a reader sees as one', () => {
	expect(initials('डॉ. क्षितिजा')).toBe('क्षिति')
	expect(initials('डॉ. क्षितिजा कुलकर्णी')).toBe('क्षिकु')
	expect(initials('é́mile zola')).toBe('É́Z')
})

test('one word gives its first two letters, and no letters give DR', () => {
	expect(initials('kavita')).toBe('KA')
	expect(initials('  ')).toBe('DR')
	expect(initials('👩🏽‍⚕️ 42')).toBe('DR')
})
