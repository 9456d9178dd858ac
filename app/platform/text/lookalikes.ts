const rows: readonly (readonly [letters: string, latin: string])[] = [
	// Cyrillic
	['АВЕКМНОРСТУХІЈЅҮԌԛԝ', 'ABEKMHOPCTYXIJSYGqw'],
	['авекмнорстухіјѕүԁһӏгпи', 'abekmhopctyxijsydhlrnu'],
	['ёєієҽ', 'eeiee'],
	// Greek
	['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ', 'ABEZHIKMNOPTYXC'],
	['αβεηικνορστυχϲωγ', 'abenikvopotuxcwy'],
	// Small capitals, of which some are phonetic letters
	['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢǫғ', 'abcdefghijklmnopqrstuvwyzqf'],
	// Others that are drawn as a Latin letter
	['ɑɡıɩʟօոսցԍհ', 'agiilonugGh'],
]

const framed = (first: number) =>
	Array.from({ length: 26 }, (_, at): [string, string] => [
		String.fromCodePoint(first + at),
		String.fromCharCode(97 + at),
	])

/** Letters that look like a Latin one and are no form of it for Unicode, and letters in frames. */
export const lookalikes: ReadonlyMap<string, string> = new Map([
	...rows.flatMap(([letters, latin]) =>
		Array.from(letters, (letter, at): [string, string] => [letter, latin[at] ?? letter]),
	),
	...[0x1f150, 0x1f170, 0x1f1e6].flatMap(framed),
])
