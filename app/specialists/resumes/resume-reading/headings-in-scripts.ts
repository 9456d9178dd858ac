import type { Part } from './headings.ts'

/** How headings begin in the scripts of Gujarat, Bengal and Assam, Punjab, Odisha, Tamil Nadu, Telangana, Karnataka, Kerala, and in Urdu. */
const beginnings: readonly (readonly [part: Part, stems: string])[] = [
	['languages', 'ભાષા|ভাষা|ਭਾਸ਼ਾ|ਬੋਲੀ|ଭାଷା|மொழி|భాష|ಭಾಷೆ|ಭಾಷ|ഭാഷ|زبان'],
	[
		'registration',
		'નોંધણી|રજીસ્ટ્રેશન|રજિસ્ટ્રેશન|নিবন্ধন|রেজিস্ট্রেশন|পঞ্জীয়ন|ਰਜਿਸਟ੍ਰੇਸ਼ਨ|ਪੰਜੀਕਰਨ|ପଞ୍ଜୀକରଣ|பதிவு|నమోదు|రిజిస్ట్రేషన్|ನೋಂದಣಿ|രജിസ്ട്രേഷൻ',
	],
	['references', 'સંદર્ભ|রেফারেন্স|ਹਵਾਲ|ସନ୍ଦର୍ଭ|பரிந்துரை|రిఫరెన్స|ಉಲ್ಲೇಖ|റഫറൻസ'],
	[
		'other',
		'બાંહેધરી|ઘોષણા|એકરાર|શોખ|પ્રમાણપત્ર|તાલીમ|ঘোষণা|শখ|প্রশিক্ষণ|ਘੋਸ਼ਣਾ|ਸ਼ੌਕ|ਸਿਖਲਾਈ|ଘୋଷଣା|ପ୍ରଶିକ୍ଷଣ|உறுதிமொழி|பொழுதுபோக்கு|பயிற்சி|சான்றிதழ்|ప్రకటన|డిక్లరేషన్|అభిరుచు|శిక్షణ|ಘೋಷಣೆ|ಹವ್ಯಾಸ|ತರಬೇತಿ|പ്രഖ്യാപന|സത്യവാങ്മൂല|ഹോബി|പരിശീലന',
	],
	['skills', 'કુશળતા|કૌશલ્ય|આવડત|দক্ষতা|কুশলতা|ਹੁਨਰ|ਕੁਸ਼ਲਤਾ|ଦକ୍ଷତା|କୌଶଳ|திறன்|திறமை|నైపుణ్య|ಕೌಶಲ್ಯ|കഴിവു|നൈപുണ്യ|مہارت'],
	[
		'education',
		'શૈક્ષણિક|શિક્ષણ|અભ્યાસ|લાયકાત|શિક્ષા|শিক্ষা|যোগ্যতা|ਸਿੱਖਿਆ|ਵਿੱਦਿਅਕ|ਵਿਦਿਅਕ|ਯੋਗਤਾ|ଶିକ୍ଷା|ଯୋଗ୍ୟତା|கல்வி|విద్య|అర్హత|ಶಿಕ್ಷಣ|ಶೈಕ್ಷಣಿಕ|ವಿದ್ಯಾರ್ಹತೆ|ಅರ್ಹತೆ|വിദ്യാഭ്യാസ|യോഗ്യത|تعلیم',
	],
	[
		'experience',
		'અનુભવ|નોકરી|অভিজ্ঞতা|কর্মজীবন|ਤਜਰਬਾ|ਤਜ਼ਰਬਾ|ਅਨੁਭਵ|ଅନୁଭବ|ଅଭିଜ୍ଞତା|அனுபவ|అనుభవ|ಅನುಭವ|പ്രവൃത്തിപരിചയ|പ്രവൃത്തി പരിചയ|ജോലി പരിചയ|അനുഭവ|تجربہ',
	],
	[
		'personal',
		'વ્યક્તિગત|અંગત|સંપર્ક|ব্যক্তিগত|যোগাযোগ|ਨਿੱਜੀ|ਨਿਜੀ|ਸੰਪਰਕ|ବ୍ୟକ୍ତିଗତ|ଯୋଗାଯୋଗ|தனிப்பட்ட|சொந்த விவர|தொடர்பு|వ్యక్తిగత|సంప్రదింపు|ವೈಯಕ್ತಿಕ|ಸಂಪರ್ಕ|വ്യക്തിഗത|വ്യക്തിപരമായ|ബന്ധപ്പെ|ذاتی',
	],
	['summary', 'ઉદ્દેશ|ધ્યેય|উদ্দেশ্য|লক্ষ্য|ਉਦੇਸ਼|ଉଦ୍ଦେଶ୍ୟ|நோக்கம்|లక్ష్యం|ఉద్దేశ్యం|ಉದ್ದೇಶ|ಗುರಿ|ലക്ഷ്യം|مقصد'],
	[
		'top',
		'બાયોડેટા|બાયો ડેટા|জীবনবৃত্তান্ত|জীবন বৃত্তান্ত|বায়োডাটা|ਬਾਇਓਡਾਟਾ|ଜୀବନ ବୃତ୍ତାନ୍ତ|ବାୟୋଡାଟା|சுயவிவர|தன்விவர|சுய விவர|బయోడేటా|ಬಯೋಡೇಟಾ|ಸ್ವವಿವರ|ബയോഡാറ്റ|بایوڈیٹا',
	],
]
const patterns = beginnings.map(
	([part, stems]) => [part, new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${stems.normalize('NFKC')})`, 'u')] as const,
)
const longestTitle = 4

/** The part that a title in one of these scripts alone names. */
export function partInScript(title: string): Part | null {
	const words = title.match(/[\p{L}\p{M}]+/gu) ?? []
	if (words.length === 0 || words.length > longestTitle || !inScript.test(title)) return null
	return patterns.find(([, pattern]) => pattern.test(title))?.[0] ?? null
}
/** No Latin letters and no Devanagari, whose headings we know word by word. */
const inScript =
	/^[\p{Script=Gujarati}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}\p{Script=Inherited}\s&/–:-]+$/u
