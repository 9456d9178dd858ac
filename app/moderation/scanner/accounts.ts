import { type Span, spansOf, wordsPattern } from './pattern.ts'

// What follows the @ in the UPI ids of Indian banks and payment apps.
const provider = String.raw`(?:ok(?:axis|sbi|icici|hdfc(?:bank)?)|ybl|ibl|axl|paytm|pt(?:sbi|hdfc|axis|yes)|upi|apl|yapl|sbi|hdfc(?:bank)?|icici|kotak|barodampay|airtel|freecharge|jio|pnb|boi|cnrb|fam|idfc(?:bank|first)?|yesbank|indus|federal|axisbank|kbl|uboi|mahb|waicici|wasbi|waaxis|wahdfcbank)`
const at = String.raw`(?:\s*@\s*|\s*[[({<]\s*(?:at|@)\s*[\])}>]\s*|\s+at(?:\s+the\s+rate(?:\s+of)?)?\s+|\s*(?:ऐट|एट|अॅट)\s*)`

/** Words after which a bank is a place, not what follows the @ of an id: 'a salary account is opened at SBI'. */
const atBank = String.raw`(?:open(?:ed)?|accounts?|branch|atm|credited|held|available|located|is|are)`

const app = String.raw`(?:upi|u\.p\.i\.?|g·?pay|google·?pay|phone·?pe|fone·?pe|paytm|bhim|यूपीआय|यूपीआई|गूगल·?पे|गुगल·?पे|फोन·?पे|फोनपे|पेटीएम)`

const accounts: readonly RegExp[] = [
	wordsPattern(String.raw`(?!${atBank}\s+at\s)[a-z\d][\w.-]{1,40}${at}${provider}`),
	wordsPattern(
		String.raw`${app}\s*(?:id|vpa|number|no|handle|code|address|आयडी|आईडी|नंबर|क्रमांक)(?:\s*(?:is|:|=|-))?(?:\s*[\w.@-]+)?`,
	),
	wordsPattern(
		String.raw`${app}\s*(?:par|pe|pr|पर|वर|to|on|karo|kare|kijiye|करा|करो|करें)\s+(?:this\s+)?(?:number|no\S*|\+?\d\S*|qr|scanner|karo|karein|kijiye|bhejo|[\w.-]+@)`,
	),
	wordsPattern(
		String.raw`${app}\s+(?:me\s+)?(?:rs\.?\s*|₹\s*)?\d[\d,]*(?:/-)?\s+(?:\S+\s+){0,4}?(?:to|on|par|pe|at|पर|वर)\s+\+?\d`,
	),
	wordsPattern(
		String.raw`(?:scan|use|pay\s+by)\s+(?:the\s+|this\s+|our\s+|attached\s+)?(?:qr|scanner|qr\s+code)(?:\s+code)?(?=\s+(?:and|to|for)\s+(?:pay|the\s+payment|payment|deposit|send|transfer))`,
	),
	wordsPattern(
		String.raw`(?:a\s?/\s?c|account|acct|acc|khata|खाते|खाता)\s*(?:no|number|num|क्रमांक|नंबर)?[\s.:#-]{0,4}\d[\d\s-]{7,20}`,
	),
	// Any other handle: no mail host is without a dot.
	/(?<![\p{L}\d.@/])[a-z\d][a-z\d._-]{2,40}@(?!(?:gmail|yahoo|rediff|hotmail|outlook|icloud|protonmail)\w*)[a-z]{2,20}(?![\p{L}\d.@-]|\s?\.\s?[a-z]{2,4}\b|\s+dot\b)/giu,
	wordsPattern(
		String.raw`(?:qr|क्य[ुू]\s?आर)(?:\s+(?:code|कोड[\p{L}\p{M}]*))?\s+(?:(?!bill|बिल)\S+\s+){0,3}?(?:pay|paying|payment(?!s?\s+(?:reports?|registers?|slips?|summary|statements?|collections?|sheets?|counters?|entries))|bhej\p{L}*|transfer|send|paise|paisa|deposit|bharo|dal\p{L}*|rakkam|पे|पेमेंट|पैसे|पैसा|रक्कम|रकम|भेज[\p{L}\p{M}]*|पाठव[\p{L}\p{M}]*|भर[\p{L}\p{M}]*|जमा|ट्रान्सफर|ट्रांसफर)`,
	),
	wordsPattern(
		String.raw`(?:send|transfer|pay|deposit|give|put)\s+(?:\S+\s+){0,6}?(?:on|to|by|via|through|at)\s+(?:this|the|our|attached|below|following)\s+(?:qr|scanner|upi)`,
	),
	// Into the account that the letter shows, which is not the reader's own
	wordsPattern(
		String.raw`(?:imps|neft|rtgs|transfer|remit|deposit|credit|send)\s+(?!.{0,60}(?:you\s+give|your\s+(?:\S+\s+)?(?:form|account)))(?:\S+\s+){0,6}?(?:to|in|into|on)\s+(?:the|our|this)\s+(?:bank\s+)?(?:account|a/c|details)\s+(?:number\s+)?(?:\S+\s+)?(?:mentioned|given|printed|shown|written|stated|below|overleaf|at\s+the\s+(?:bottom|end)|in\s+the\s+(?:offer|letter))(?!\s+(?:\S+\s+){0,2}?(?:by\s+you|your|their|joining\s+form))`,
	),
	wordsPattern(
		String.raw`(?:letter|offer|patra\p{L}*|लेटर|पत्र[\p{L}\p{M}]*|ऑफर)\s+(?:\S+\s+){0,5}?(?:account|khat[ae]\p{L}*|खात[\p{L}\p{M}]*|अकाउंट)\s+(?:\S+\s+){0,5}?(?:imps|neft|rtgs|आईएमपीएस|आयएमपीएस|एनईएफटी|आरटीजीएस)\s+(?:kar|कर)[\p{L}\p{M}]*`,
	),
	wordsPattern(
		String.raw`western\s+union|money\s?gram|mtcn|usdt|trc\s?20|bitcoins?|crypto\s+(?:wallet|address)|binance`,
	),
	wordsPattern(String.raw`ifsc(?:\s*(?:code))?[\s.:#-]{0,4}[a-z]{4}0[a-z\d]{6}`),
]

/** UPI ids, numbers for payment apps and bank accounts. */
export const findPaymentAccounts = (text: string): Span[] => accounts.flatMap((pattern) => spansOf(pattern, text))
