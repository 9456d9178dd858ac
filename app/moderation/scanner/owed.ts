import { finds, wordsPattern } from './pattern.ts'

/** Said of people who go before the agreed time: 'if you leave before', 'early exit', 'आधी सोडल्यास'. */
const onLeaving = finds(
	wordsPattern(
		String.raw`(?:if|when|whoever|who|on|in\s+case)\s+(?:\S+\s+){0,4}?(?:leav(?:e|es|ing)|resign(?:s|ing)?|quits?|quitting|exits?)|leaving\s+(?:\S+\s+){0,3}?(?:before|within|early|earlier)|early\s+(?:exit|leaving)|(?:breaking|break|breach)\s+(?:of\s+)?(?:the\s+)?(?:bond|agreement|contract)|bond\s+break|(?:आधी|लवकर|मुदतीआधी|आत)\s+(?:\S+\s+){0,2}?सोड[\p{L}\p{M}]*|(?:पहले|बीच\s+में)\s+(?:\S+\s+){0,2}?छोड़[\p{L}\p{M}]*|(?:pehle|beech\s+me(?:in)?)\s+(?:\S+\s+){0,2}?chh?od\p{L}*`,
	),
)
/** Money that is handed over before anyone leaves. */
const beforehand = finds(
	wordsPattern(
		String.raw`join\p{L}*|advance|deposit\p{L}*|cheques?|cash|now|today|tomorrow|first|upfront|up\s+front|beforehand|sign\p{L}*\s+(?:time|day)|(?:time|day)\s+of\s+sign\p{L}*|secured?|security|surety|registration|token|refund\p{L}*|return(?:ed|able)|given?\s+back|transfer\p{L}*|upi|kept|keep|held|originals?|certificates?|जॉइन[\p{L}\p{M}]*|रुजू|अनामत|जमा|आगाऊ|अग्रिम|चेक|मूळ|ओरिजिनल|jama|pehli`,
	),
)

/** The hospital is the one that pays: 'we pay your travel for the interview'. */
const hospitalPays = finds(
	wordsPattern(
		String.raw`(?:we|the\s+hospital|hospital)\s+(?:(?:will|shall|also)\s+)?(?:pays?|reimburses?|gives?|covers?|bears?)\s+(?:for\s+)?(?:your|the)\s+(?:travel\p{L}*|fares?|tickets?|journey|taxi|(?:train|bus|flight)\s+(?:fares?|tickets?))`,
	),
)
const someonePays = finds(
	wordsPattern(
		String.raw`you\s+(?:\S+\s+)?(?:pay|send|give|bear|transfer|deposit)|candidates?|applicants?|later|after\s+you|until|unless|fees?|deposit\p{L}*|transfer\p{L}*|upi|processing|registration`,
	),
)

/** A pass that waits for them, and costs nothing. */
const pass = finds(
	wordsPattern(
		String.raw`(?:gate|entry|visitors?)\s+pass\s+(?:is|will\s+be|lies|waits)\s+(?:\S+\s+){0,2}?(?:ready|kept|at|with)`,
	),
)
const isSum =
	/\p{Sc}|\p{Nd}{3}|(?:rs|inr)(?!\p{L})|hundred|thousand|rupe|paid|pay|fee|charge|amount|cost|money|cash|after|once|when/iu

/** A small sum for the key of a room or locker, which comes back with the key. */
const keyDeposit = finds(
	wordsPattern(
		String.raw`(?:keys?|locker|chabi|chaabi|killi\p{L}*|चाबी|चावी|किल्ली[\p{L}\p{M}]*)\s+(?:\S+\s+){0,6}?(?:deposit\p{L}*|jama|जमा|अनामत|डिपॉजिट)`,
	),
)
const comesBack = finds(
	wordsPattern(String.raw`return(?:ed|able|s)?|refund(?:ed|able|s)?|back|wapas|vapas|parat|लौटा[\p{L}\p{M}]*|वापस|परत`),
)
const isGreatSum = /\p{Nd}[\p{Nd},]*(?:,\p{Nd}{3}|\p{Nd}{4})|\p{Nd}\s?k(?!\p{L})|lakh|thousand|haz[a]+r|हजार|हज़ार|लाख/iu

/** Someone is wanted, and the sum is what they get: 'डॉक्टर चाहिए, बारह घंटे के 4,500 रुपये'. */
const wanted = finds(
	wordsPattern(
		String.raw`(?:doctors?|nurses?|sisters?|rmo|staff|चिकित्सक|डॉक्टर|नर्स|सिस्टर|परिचारिका)\s+(?:चाहिए|चाहिये|हवे|हवा|हवी|हव्यात|पाहिजे[\p{L}\p{M}]*|chahiye|pahije|required|needed|wanted)`,
	),
)
const isAskedToPay = finds(
	wordsPattern(
		String.raw`pay|send|transfer|deposit\p{L}*|fees?|registration|booking|token|advance|upi|jama|bhej\p{L}*|bhar\p{L}*|do|dena|dya|जमा|भेज[\p{L}\p{M}]*|भर[\p{L}\p{M}]*|पाठव[\p{L}\p{M}]*|देना|दीजिए|द्या|द्यावे|शुल्क|फीस|फी|अनामत|टोकन|रजिस्ट्रेशन|नोंदणी`,
	),
)

/** What the hospital pays, a pass for nothing, the deposit of a key, and what is owed only by those who leave early: no demand of those who come. */
export const isNoDemand = (passage: string) =>
	(onLeaving(passage) && !beforehand(passage)) ||
	(hospitalPays(passage) && !someonePays(passage)) ||
	(pass(passage) && !isSum.test(passage)) ||
	(keyDeposit(passage) && comesBack(passage) && !isGreatSum.test(passage)) ||
	(wanted(passage) && !isAskedToPay(passage))
