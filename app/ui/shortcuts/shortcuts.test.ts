import { expect, test } from 'vitest'
import { isPaletteKey, type KeyPress, keyFires } from './shortcut-rules.ts'

const press = (change: Partial<KeyPress> = {}): KeyPress => ({
	key: 'j',
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	defaultPrevented: false,
	isComposing: false,
	target: null,
	...change,
})

/** An element that stands in whatever the selectors name. */
const inside = (...names: string[]) =>
	({ closest: (selector: string) => (selector.split(', ').some((one) => names.includes(one)) ? {} : null) }) as never

test('a single key works on a page, and beside a tick box', () => {
	expect(keyFires(press())).toBe(true)
	expect(keyFires(press({ target: inside('input[type="checkbox"]') }))).toBe(true)
	expect(keyFires(press({ key: '?' }))).toBe(true)
})

test.each([
	['with Ctrl', { ctrlKey: true }],
	['with Cmd', { metaKey: true }],
	['with Alt', { altKey: true }],
	['while a character is composed', { isComposing: true }],
	['when somebody else took the key', { defaultPrevented: true }],
	['in a text field', { target: inside('input:not([type="checkbox"])') }],
	['in a text area', { target: inside('textarea') }],
	['in a select', { target: inside('select') }],
	['in an open dialog', { target: inside('dialog[open]') }],
	['in an open menu', { target: inside('[role="menu"]') }],
	['for a key that is no character', { key: 'Escape' }],
])('no single key fires %s', (_, change) => {
	expect(keyFires(press(change))).toBe(false)
})

test('the palette opens with Ctrl or Cmd and K, and with nothing else held', () => {
	const keys = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

	expect(isPaletteKey({ ...keys, key: 'k', ctrlKey: true })).toBe(true)
	expect(isPaletteKey({ ...keys, key: 'K', metaKey: true })).toBe(true)
	expect(isPaletteKey({ ...keys, key: 'k' })).toBe(false)
	expect(isPaletteKey({ ...keys, key: 'k', ctrlKey: true, shiftKey: true })).toBe(false)
})
