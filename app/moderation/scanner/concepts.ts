/**
 * What the words of a text are about, in English, Hindi and Marathi. A word stands here once for both scripts and for the spellings
 * that sound the same (`folding.ts`). `_` joins the words of a phrase, which is read before its parts; `*` stands for any ending.
 */
export const concepts = {
	/** A payment by its own name. */
	fee: `
		capital punji bhandval admission_amount mehnatana post_deted_chek postdeted_chek gold_plan silver_plan gold_membership
		dengi invoiced billed_to assessment_fee exam_fee service_charge* service_fee* sevashulk* dalali
		processing_contribution chargeable surcharge dastoori fee fees fess fes charge charges charjez chgs chrgs deposit
		deposits deposite dipojit* dipajit* de_posit depo_sit fee_s shulk* anamat* thev charj charjes charjis levy
		khali_cheque khali_chek blank_cheque blank_chek signed_cheque signed_chek security_cheque post_dated_cheque
		undated_cheque kora_cheque kora_chek hastaksharit_chek kamishan commission`,
	/** Money by words that also mean a salary. */
	money: `
		balance_of ka_plan cha_plen membership_plan subscription_plan annual_plan yearly_plan gold_plan member_plan plan_le
		bank_draft ka_draft draft_lagayen draft_of balance_amount surety jamanat zamanat paysa jamanatichi rent kiraya bhada
		bhade dd swakharch* apne_kharch* own_expense own_expenses own_cost own_pocket apni_jeb apne_paise didi_jodava
		retainer_fee gift gifts token edvans price kimat kimmat keemat mulya daam premium lump_sum lumpsum top_up topup
		recharge baki_rakkam kist kisht hapta hapte emi remittance penalty penalties dand donation daan wallet bill_of sahyog
		yogdan vargani nivesh vyavahar token_money corpus paishanchi paishat paisanchi maamuli thodi_rakkam bhugtan_rashi gst
		fund_of voucher outlay amount amounts amt money payment payments sum rakkam* rashi dhanrashi paise paisa paisai paishe
		pese paishaanchi cash contribution* kitty cost costs expense expenses kharch kharcha dues cheque cheques demand_draft
		instalment* installment* investment raqam rakam* nakad rokh rokad nidhi fund sahayata_rashi tokan_mani token_mani
		rupees rupye rupyanchi rupaye rupai rupaya rupayanchi pe_se advance advances advans agau agrim`,
	/** What turns money of any name into a demand: it is held as a surety. */
	surety: `
		vachan edvans advans collateral guarantor guaranty hami anaamat zamanat jamin safety peshgi paishgi upfront_amount
		lock_in bayana bayaana visar security sikyoriti sikyuriti caution earnest token tokan advance advances agau aagau
		agrim guarantee bond suraksha surety jamanat commitment assurance goodwill booking blocking holding blank khali koro
		kora signed post_dated postdated undated`,
	/** Money that is never called so. */
	bribe: `
		naivedya bhet_de bhet_deni bhent_deni bhent_de kuch_bhet chahapan* chahapaan* put_something kahi_taka khatyat_kahi
		something_in_my dhar_dile dhar_dya kahi_dyave kahi_dyayla kuch_dena kuch_kharch kuchh_kharch kahitari_dyave
		kahi_kharch good_faith do_the_needful_of chai_paani chaha_paani kharcha_paani lifafa lifaafa envelope under_table
		sweetener khushi_ka khush_karna khush_karo khush_kar expression_of_thanks setting_fee jugaad jugad bakshish bakshis
		haath_garam vashila mutual_consideration speed_up chai_pani chaha_pani kharcha_pani gratitude khush khush_rakhna
		andar_setting setting_hai setting_karni mithai speed_money nazrana kaam_ho lagva_denge lagva_dunga lagva_dete
		under_the_table goodwill_gesture token_of_appreciation_to khushi_se donation`,
	/** The steps of being hired, and the things for which new staff are made to pay. */
	process: `
		yah_pad yantrasathi penel* arjasobat per_candidate per_applicant per_form per_head per_nurse per_person per_joiner
		per_seat per_doctor formality aupcharik* chabi kamr* karar* visa vhisa kagad* upgradation upgrade merit link
		member_plan meeting room_allotment allotment sign_up signup member members premium_member milvun milavun
		milvun_denyache list_me list_mein naam_list kaam_milavun kaam_dilane kaam_dilwane lagvun milavun_deto clearance
		vaccination titre titer x_ray blood_group shoes stethoscope name_plate nameplate visiting_card login employee_code
		policy mattress keys ticket tickets courier stationery postage stamp_paper stamp notary affidavit agreement contract
		legal licence license skill_lab simulation course certificate certificates webinar resume cv biodata listing priority
		fast_track waitlist quota letter loi order_letter admit_card hall_ticket embassy dataflow prometric counselling demo
		code activation account_opening hiring hire empanel empanelled posting appoint candidature profile_forwarding
		shortlist reserve reserved confirm confirmed confirmation block vacancy vacancies rmo nokarichya jaga jagah
		niyuktipatra nemnuk* bharati nivas document_safety dispatch vasatigruh hostel accommodation room quarters tapasni*
		padtalni* jaanch janch varg course_material study_material dress shoes_kit welcome_kit duty software_login icard
		aadhaar pan_card cab_card card registration registrations register_for to_register vardi reg regn regd enrol enrolment
		enrollment empanelment joining join process processing application applications applying apply form forms interview
		interviews training trening induction orientation certification verification verify background_check documents
		documentation document file admin administrative placement recruitment selection uniform uniforms yuniform* apron
		id_card identity_card i_card id_cards kit locker medical_test medical_checkup medical_check medical_examination
		medical_fitness medical police_verification portal onboarding on_boarding seat slot seats slots gate_pass duty_pass
		software laptop facilitation convenience membership subscription assessment exam test screening shortlisting
		shortlisted selected appointment offer_letter call_letter appointment_letter joining_letter duty_letter job post
		position naukri nokri nokari naukari noukari nokrichi nokrisathi bharti nondani nondni nondanisathi panjikaran
		panjiyan prashikshan* parshikshan mulakhat* mulakat* saakshatkar arj arjasathi avedan aavedan niyukti* nivad* chayan
		ganvesh* olakhpatra kagadpatra* rajistreshan rajisteshan intarvyu treining jaining joyining jvaining jaoining farm
		verifikeshan medikal* aidi_kard ai_di_kard silekshan ruju attestation folder formalities roster id handbook badge
		scrubs induction_kit blazer onboard starter credentialing vetting profile placed hired tagging nametag simcard
		sim_card tablet panel group samil shamil generate order`,
	oblige: `
		only_those those_who apekshit lagto lagtoch chahie must_be subject_to condition_of conditional_on only_if only_against
		essential niyam shart atit aniwarya bandhankarak garjeche is_a_must compulsorily chahiye_hoga karna_hoga karne_honge
		karni_hogi karaycha karayche karava karave karavi karavya karavi_lagel kripya krupaya krupya vinanti request otherwise
		warna varna anyatha else expect aavashyak laagel mandatorily dena_hai dene_hai deni_hai dene_hain must have_to has_to
		had_to need_to needs_to should shall required requested mandatory compulsory kindly please pls plz expected necessary
		obligatory only_then payable due applicable apply_charges padega padegi padenge padte padel lagel lagtil lagnar lagega
		lagegi lagenge lagta lagte lagti lagtat lagti_hai hoga hogi honge jaruri zaroori anivarya avashyak sakti saktiche
		compulsary chahiye pahije pahijet nahi_to nahin_to naitar ahe_to extra alag alag_se vegle vegli to_be be_made arrange
		aavasyak needed requires require`,
	/** Giving money away. */
	pay: `
		maintain choose puri_karen pura_karen puri_kare complete complete_the saunp* le_lo lo lijie lijiye ghya daalo dalo
		daalie daliye vyavastha bharu soup* banwa banwana banwa_lo jodava jodave lagayen lagaye lagao is_received received
		reimburse reaches reached lands sponsor furnish furnished produce credit crediting credited wire shell_out put_down
		part_with drop provide scan topup foot own_pocket own_cost own_expense own_expenses your_expense your_cost
		out_of_pocket apni_jeb apne_kharch* khud swayam svatah swatah swakharch* self_paid self_financed self_funded khishatun
		padarche padarche_paise make_the make_a make_payment made_payment taka taakne takave sodave mojave mojavi lagtat sobat
		lekar_aana lekar_aaye lekar_aayen leke_aana leke_aao laye laaye laao aana_padega aana ana anave anavi anavet thamana
		pakdana nikalna rakhna_hoga rakhne_honge rakhni_hogi theva thevave thevavi thevava karvana karvaye karaye karana
		bhijva* chukta chukva* arpan deposit_karna advance_me lauta* upi neft imps rtgs qr net_banking ghar_se screenshot
		saath_laye saath_lao sath_laye saath_laen daalen dal_dijiye kar_dijiye kar_do gpe phonpe fonpe paytm_kar in_cash dijie
		dedijiye de_dijiye de_do de_dena diya diye deposits_it deposit_it dilyavar* dena_hai dene_hai deni_hai dene_hain pay
		pays paying paid deposit deposits deposited depositing transfer transfers transferred transferring send sends sending
		remit remits remitted submit submitted bring brings brought carry carries keep_ready arrange give contribute buy
		purchase purchases purchased bear bears borne gpay g_pay google_pay phonepe phone_pe paytm bharna bharne bharni bharo
		bhariye bharen bharava bharave bharavi bharavya bharavet bharun bharke bharkar bharaycha bharayche bharaychi bharane
		bharne_ke bharlya bharlyavar bharlyas bhare bhara jama dena dene deni dene_honge do dijiye dedo dya dyave dyavi dyava
		dyavet dyavya dyayche dyaychi dyaycha deun den bhejo bheje bhejen bhejna bhejiye bhejkar bhejke bhej pathva pathvave
		pathvavi pathvun transfar invest swipe cash nakad rokh compensate compensates compensated intezam intajam daal_do
		dal_do daalna lana lao aana_hai guntav* chuka* bharna* bharava* bharlya* bhejna* pathva* pathav* subscribe la_jail
		ko_jayegi ko_jayega ko_jaega ko_jaegi handed hand_over chip_in chipping_in pay_up settle cleared clear bhugtan
		bhugataan chukana chukani adaa ada dein denge dega degi goes_to go_to given_to payout_to receipt dyaa bharega bharegi
		bharenge bharnaa kharidna kharidni kharidne vikat ghyava ghyave ghyavi ghyavya`,
	/** Taking it. */
	take: `
		keep_back charging asking demand demands our_share hissa hamara_hissa amcha_hissa lete_hain leti_hai lete_hai ghetat
		ghet ghyaycha ghein ghetil ghenar_aahot ghetla_jail ghetli_jail ghetle_jail aakarnyat collect collects collected
		collecting take takes taken charge charges charged levy levied recover recovers recovered accept accepted ask asks
		asked leti lete leta liya_jata liye_jate liya_jaega liye_jaenge li_jati li_jaegi liya_jayega liye_jayenge li_jayegi
		li_jaati ghetle ghetli ghetla gheto ghetle_jatil ghenyat aakarle akarle aakarli retain retains retained retain_from
		keeps we_keep payable_to vasul vasool vasuli rakhte rakhta rakhti lena_hai lene_hain leni_hai lenge lega legi ghenar
		ghenat`,
	/** Keeping a part of what was earned. */
	hold: `
		ruki ruka rukegi rakhun kaat_liya kat_jayega kaat_lenge kaatenge kat_jayegi impound freeze frozen stopped stop_payment
		rok rakhli rok_liya thambva* adkav* held_as kapu kapto kapte vajavat kaplya deduct deducts deducted deduction
		deductions withhold withheld with_held held_back hold_back holds_back hold held adjust adjusts adjusted adjustment cut
		cuts recover recovered recovery kapla kapli kaple kapun kapat kapnar kapla_jail kapnyat katega kategi katenge kata
		kati kate kaati kaata kaate katauti kaatkar katkar rokun rok_kar roka roki docked surrendered surrender forgo forgone
		retained set_aside samayojit vajaa vaja katat kat kaat kap`,
	refund: `
		back_on_exit lautaya lautayi lauta_denge lautayenge parat_milel parat_miltil reimbursed_later released_later
		give_it_back comes_back_to_you redeemable recoverable wapsi refund refunds refunded refundable refundable_amount
		returned returnable return_hoti return_hoga non_refundable nonrefundable not_refundable no_refund never_refunded vapas
		vapasi wapas wapis vapis wapasi parat partava vaapsi vapsi get_it_back you_get_it_back you_get_back get_back
		given_back comes_back come_back back_after`,
	time: `
		first phle paryant veli somvarparyant today_itself today now immediately right_away straightaway aaj aaj_hi abhi
		turant lagech sham_tak within_24_hours within_three_days by_tomorrow by_evening tomorrow_morning kal_tak udya_paryant
		taabadtob tatkal joining_wale_din ek_din_pehle reporting_day reporting reporting_date first_morning on_reporting
		on_day day_zero ahead shuru_me suruvatila suruvatis prior initially start_of mag phir uske_baad tyanantar nantar
		baad_me after_that afterwards before prior_to upfront up_front in_advance beforehand first_day day_one day_1 1st_day
		first_week on_joining at_joining at_the_time time_of on_selection after_selection pehle pahle pahile pehla adhi aadhi
		purvi pahila on_arrival on_the_spot same_day_as b4 until till in_person ahead_of first_shift first_duty on_the_day
		once unless tabhi joining_day`,
	agent: `
		to_the_trust to_the_hospital to_trust trust_la kantratdar* thekedar* contractor vakil lawyer amchyakade amchyakadech
		my_account mere_khate placement_desk placement_office placement_department placement_team academy academies finder
		finders introducer referrer our_lab humen humein hamein vendor third_party service_provider owner superintendent
		accounts_office accounts_department accounts_desk with_accounts liaison contact_person consultant_firm firm
		placement_wale placement_wala hamari mera mere hume hamen majhya mala aamhas sanstha* karyalay* middle_man facilitator
		mediator madhyasth* madhyastha boss malik* chairman trustee babu bade_sahab hr_manager recruiting our_office
		our_consultant our_account our_team our_company our_desk agent agents agency agencies broker brokers consultant_fee
		consultancy recruiter recruiters middleman middlemen dalal placement_partner placement_cell partner_agency our_partner
		ejent ejensi ejant ejansi* ejnsi* sourcing_partner coordinator samanvayak* matron hr us hamko humko hamare hame amhala
		aamhala aamchya amchya to_us office daftar warden* sahab saheb* sir madam`,
	person: `
		nae_log tumchya joinee joinees tumche tumcha naye_log new_people consultants they trainee each_nurse interns intern
		one_who parichar* parichika* bhultajna* mitranno uncha karmachar* navin_karmachari candidate* applicant applicants you
		your joiner joiners fresher freshers selected umedvar* umidvar* ummidvar* umedavar* ummedwar* umeedwar* kendidet*
		kaindidet* doktar* chikitsak* aap aapko aapke aapse apko apke tumhala tumhi tula aaplyala apan nurse nurses doctors
		staff employee employees trainees fellow fellows appointee appointees recruit recruits newcomer newcomers new_staff
		incumbents themselves karmchari`,
	/** A person who is being hired, and no member of staff who does a task. */
	applicant: `
		joinee joinees panel panelvar panelchya onboarding apprentice interns intern candidate* applicant applicants joiner
		joiners fresher freshers selected umedvar* umidvar* ummidvar* kendidet* joining interview interviews appointee
		appointees offer_letter appointment_letter joining_letter nondani mulakhat*`,
	wage: `
		kamval annual_package yearly_package kamaval kamavaal your_pay without_salary without_pay without_stipend bina_vetan
		bina_pagar pagarashivay stipend tanakhvah tanakhva tankhvahen manadhan manadhanache sailari sailary tankhah tankhwa
		tankha pahili_pagar pagarat pagaratun take_home net_pay pay_day mahinyache_mandhan month_of_salary salary salaries
		wage wages pagar* vetan vetnatun selri selari sallary stipend_of pay_packet paycheck paycheque month_pay month's_pay
		months_pay months'_pay days_pay days'_pay day's_pay week's_pay weeks_pay weeks'_pay first_pay of_pay full_pay
		night_pay tankhwah tankhvah earnings remuneration ctc mandhan mandey*`,
	/** Of a wage that is paid as agreed. */
	earned: `
		pf esi epf esic tax bonus bonuses notice arrears increment credited is_paid are_paid will_be_paid sanctioned law raise
		tds`,
	/** Before a fee: it is that of the one who writes. */
	ours: `our my hamara hamari amchi amcha amche meri mera apni_agency`,
	/** Costs of living that a person may choose. */
	optional: `
		optional voluntary if_you_opt if_you_like if_you_want if_you_wish_to_buy marzi aichhik aichik swechha if_opted
		on_request replacement lost if_lost`,
	/** A part of a wage, such as the first month. */
	part: `
		divas* divsacha divsachi har_mahine dar_mahina dar_mahinyala darmaha din_ka dino* ardha ardhi mahin* per_cent portion
		10 20 share fraction kahi kuch_hissa mahinyache mahinyachi pahile pahilyanda first_two first_three second months_of
		first 1st one half pehla pehli pehle pahli pahla pahila pahili pahilya ek one_month days weeks percent initial
		fifteen_days months month's months' month do_mahine mahinyacha mahine_ki mahine_ka aadhi adha hafta hafte haftyache
		athavdyache pratishat`,
	/** Before a sum: it is a condition. */
	condition: `
		without bina shivay pehle pahle aadhi adhi after once against upon until unless till on_receipt on_receipt_of
		receipt_of on_payment_of for_just for_only bas sirf fakt`,
	/** What a specialist gets. */
	benefit: `
		you_will_get we_guarantee we_can_guarantee raat_ki_duty locum delivery_ka ratrapali retainer per percase pershift
		perhour perday permonth pernight reimbursed reimbursement reimbursements sponsored honorarium honoraria leave leaves
		encashment mediclaim ratio discount concession subsid* subsidised subsidized loan loans interest_free petrol fuel
		milaap paid_weekly paid_monthly paid_fortnightly paid_double paid_in_full is_credited are_credited gets_credited
		will_be_credited is_paid is_transferred were_paid settlement profit vata vaata hissa_milega professional_tax tds esi
		epf nps gross_pay night_duty on_call_pay ctc_of annually annual_increment performance arrears dearness hra da ta_da
		protsahan* anudan* stipend_of vidyavetan* bhatte bhattyasah per_month per_shift per_case per_hour per_day per_night
		per_duty per_annum per_year per_visit per_call per_patient per_surgery per_list per_delivery per_block per_procedure
		per_epidural per_session per_week per_on_call per_meal per_round per_km an_hour a_month a_shift a_case a_day a_night
		a_year an_on_call a_visit a_call a_week a_session every_month every_year every_case each_month each_year each_case
		each_night each_shift every_night every_shift every_call each_duty every_duty each_procedure monthly hourly weekly
		yearly lpa pm salary stipend bonus bonuses incentive incentives remuneration allowance allowances earn earning earned
		cover coverage indemnity benefit benefits gratuity you_get you_receive you_earn you_keep you_will_receive
		is_paid_to_you paid_to_you paid_to_every paid_to_each given_to_every given_to_each given_to_you you_will_be_paid
		you_are_paid are_paid your_share canteen meal meals mess scholarship compensation overtime retention relocation travel
		pravas* yatra* aane_jane mandey* pagar* vetan tankhwah bhatta diya_jaega diya_jayega diye_jayenge diye_jate dile_jatil
		dili_jail dile_jail dila_jail selri mandhan bonas insentiv prati har_mahine dar_mahinyala provident pf esic ex_gratia
		hike increment learning_budget training_budget revenue turnover grant award prize support receives receive receiving
		offered drawn pension ctc gross fixed minimum_guarantee guaranteed`,
	/** Of a sum close to it: 'will be given'. */
	given: `
		is_given are_given diya_jata diye_jate di_jati dile_jate dili_jate dila_jato dile_jatat dili_jatat jaata_hai deu deil
		denar credited dila_jail dile_jatil dili_jail mil* milega milegi milenge milta milte milti milel miltil milnar milto
		diya_jaega`,
	/** People who are treated, and what they pay. */
	patient: `
		ka_kaam ka_kam che_kaam che_kam cha_kaam parijn* parijan narcotic hernia lscs scheme parijan* ilaj* treatment_at
		used_linen delivery_ka parivar* ward wards clerk reception_desk surgery surgeries operation operations pmjay ayushman
		aayushman discharged petty_cash counter_staff front_office receptionist receptionists cash_counter_staff laundry
		linen_room vendor_bills inventory gareeb poor donors donor visitor visitors patient patients patient's patients'
		relatives attendants attendant biopsy biopsies sample samples specime* calcium amyloid plaque drug drugs narcotics
		sharps renal mariz* marij* rugn* admission discharge billing tpa cashless family families beds cashier pharmacist
		rokhpal in_the_bank banket bank_me bank_mein ambulance laboratory pharmacy insurer insurers treatment implant implants
		blood meals meal canteen`,
	/** Work whose fee is the earning of a specialist. */
	practice: `
		tay ilaj paramarsh* salla sallagar doktranche doktranchi doktaranche doktaranchi doktarachi doktarache per_surgery
		share_of percase percasefee anaesthetist anesthetist cardiologist visiting_consultant honorary quote expected
		radiology sonography dialysis scan_reporting reporting_fee per_scan per_report per_session per_delivery teleconsult
		tele_consultation second_opinion locum opinion consultation consultations consulting professional peshevar surgeon
		surgeon's surgeons surgical procedure procedures opd ipd opidi operation operations visit visiting anesthesia
		anaesthesia case second share sharing split percentage collected per_case per_patient per_visit per_procedure your_own
		kitni ot theatre follow_up shastrakriya* expected_fee`,
	/** Bodies and events whose fees are their own. */
	council: `
		kaunsil* meter electricity vijeche light_bill petrol_bill parking_charges hostel_charges mess_charges school
		school_fees children crèche creche tuition library association council councils mmc nmc dmc state_council
		medical_council nursing_council college university conference conferences cme workshop workshops membership_of
		parishad parishada income_tax professional_tax tds tidies tax government rto municipal hostel_mess parking passport
		isa iscc`,
	/** What a hospital does with a cost. */
	bears: `
		bharu pay_for foots foot sponsors picks_up absorbs absorb takes take_care looks_after look_after bear paise_deta
		kharch_karte karta_hai karte_hain karto karte bharte bharti bharel bhart* deta_hai deu dein uthata_hai uthate sosel
		soste sosto ghete pays pay paid bears covers cover covered reimburses gives deta deti dete deto dega degi denge deil
		detil bharta bharto uthata uthati uthayega uthaega refunds refund takes_care bharega karel met meets settles provides
		provided provide parat_karte parat_karel parat vahan`,
	/** A cost that comes back, whoever is named. */
	repaid: `
		doctors_get nurses_get consultants_get staff_get doctor_gets they_get rugnalyakdun on_actuals actuals we_sponsor
		hamare_kharch hamare_kharche amchya_kharch* reimbursed sponsored by_the_group by_the_employer by_the_company
		fee_support hospital_account from_our_side on_us at_our_cost at_our_expense our_cost our_expense by_the_hospital
		by_hospital by_us by_the_trust by_the_management by_management by_trust borne_by_hospital is_ours are_ours ki_taraf_se
		ki_or_se rugnalayakadun rugnalaya_kadun aspatal_dwara hospital_kadun hospitalkadun hospitalcha_kharch given_free
		issued_free provided_free taken_care reimbursement borne_by_us paid_by_us free_of_charge free_of_cost at_no_cost
		no_cost pratipurti`,
	employer: `
		clinic clinik we hospital management trust employer company us aspatal asptal rugnalay haspital rugnalya hum aamhi
		amhi ham`,
	/** It ends what a negation or an employer's promise before it is about. */
	turn: `
		otherwise_only bas kintu parantu tathapi par_ek but only just however except although lekin magar sirf kewal keval
		fakt pan matra par_aapko though yet whereas`,
	/** 'Not' before what is denied. */
	no: `
		kabhi_nahi kadhihi kadhich kahihi konatahi kasla kaslehi kasalihi kasalahi any_kind_free exempt exempted exempt_from
		not_any ever_ask rather_than instead_of bin_paise kshulk no not never without zero nil neither nor none free_of don't
		doesn't won't can't cannot isn't aren't dont koi kuthlya kuthlahi kuthlihi kuthlehi kontyahi kontahi kontihi kontehi
		konatyahi konatehi konatihi nishulk muft mofat bina vina bagair kisi koni konihi konalahi kisi_bhi na do_not does_not
		nothing zero_cost free nobod*`,
	/** And after it. */
	not: `
		exempt exempted exempted_from abolished discontinued scrapped ghetla_jat_nahi nasun nasate nase nahiyet laagat_nahi
		ours not never nothing maaf maf nil nahi nahin nai nahit nahiye nasto nasel nako naka mat na waived none free muft
		mofat illegal nishulk absent nahe naye nayet nakot banned prohibited forbidden unnecessary`,
	/** With these, a refusal is a condition: 'no joining without the deposit'. */
	unless: `
		jabtak without unless until till bina vina shivay shivai bagair jab_tak joparyant jopryant except_after tabhi
		only_after only_when once`,
	/** What is refused then. */
	refusal: `
		na reject rejected rejects cancel cancelled cancels invalid not no cannot can't won't never nobod* nahi nahin none
		withheld hold lapse lapses void`,
	/** Of a rule against fraud. */
	warning: `
		report_such report_any report_to_us report_anyone please_report report_it report_calls report_them in_the_name_of_our
		collecting_money is_fake are_fake fake_calls fake_call fake_agents fake_agent fake_offers phasav* fasav* dhokha dhoka
		thag thagi imposter cheats cheat misuse_our in_our_name our_name hamare_naam hamare_nam aamchya_nave amchya_navane
		vishwas_theu vishwas_na savadh* satark helpline vigilance complaints scamsters fraudsters fraudster touts tout dalalon
		dalalan dalalanpasun lalach beware fraud fraudulent scam scams savdhan imposters impostors complain complaint
		inform_us tell_us alert_us kalva anyone_who if_anyone jar_koni agar_koi koi_mange mangne mangte magitlyas magitle
		mange mangta thug anyone anybod* do_not_pay don't_pay never_pay kisi_ko_paise koi_bhi_paise`,
	/** Of a promise: that it is certain. */
	certain: `
		guarantee guaranteed guarantees guaranty garanti assured assurance pakka pakki pakke sure_shot sureshot confirmed
		confirm 100 hundred_percent hundred_per_cent shambhar_takke sau_pratishat certain definitely surely nakki nishchit
		khatri khatrine hamkhas bilkul fixed direct directly sidhi sidha thet promise promised responsibility jimmedari
		sunishchit on_the_spot spot already_selected`,
	/** Little of it, or little time. */
	scarce: `
		hurry jaldi lavkar left remaining remains bachi bacha bache baki shillak shesh limited midnight tonight closing
		closes last_chance final_day last_day today_only only_today mauka mouka avsar sandhi filling_fast filled quick
		quickly at_once in_one_hour within_one_hour within_an_hour in_ten_minutes immediately reply_yes say_yes now_or_never
		haath_se haan_bolo ho_mhana abhi attach aajach aaj_hi sirf_aaj`,
	/** Of a recruitment that asks for nothing. */
	easy: `
		no_interview without_interview bina_interview without_exam no_exam bina_pariksha no_test without_test no_experience
		without_experience no_documents without_documents no_degree without_degree no_registration without_registration
		no_ielts without_neet no_neet no_questions eighth_pass tenth_pass from_home ghar_baithe ghar_se ghari_basun
		gharbaslya work_from_home part_time two_hours few_hours anyone everybody everyone freshers fresher arranged
		banwa banva banvun bana_denge backlog fake proxy quota backdoor back_door government_job permanent_government
		sarkari shaskiy`,
	/** What belongs to the reader alone. */
	secret: `
		otp o_t_p code pin cvv mpin atm atm_card debit_card credit_card card_number card_details net_banking internet_banking
		password passcode login anydesk any_desk teamviewer quicksupport quick_support blank_cheque signed_cheque
		blank_signed cheque_book passbook sim sim_card kora_cheque khali_cheque stamp_paper user_id digilocker screen_share
		collect_request resignation_letter`,
	/** Well-known hospitals and bodies. */
	house: `
		apollo fortis max_hospital max_healthcare manipal narayana aiims ems medanta artemis ruby_hall sahyadri jehangir kem
		jupiter kokilaben lilavati hinduja breach_candy jaslok nanavati wockhardt tata_memorial tata_trust tata_trusts aster
		care_hospitals kims yashoda columbia_asia dinanath deenanath mangeshkar noble_hospital poona_hospital bharati_hospital
		aditya_birla inamdar gleneagles cloudnine motherhood rainbow_children blk ganga_ram safdarjung esic railway railways
		nhm zilla_parishad ministry cmc_vellore nimhans pgi jipmer sassoon civil_hospital medicover continental cleveland_clinic
		mayo_clinic nhs military_hospital army_hospital command_hospital reliance_foundation government_medical mantralaya
		health_department`,
	/** Of one who recruits for others. */
	authorised: `
		authorised authorized official officially behalf partner partners tie_up tied_up represent represents representing
		outsourced deputed deputation payroll letterhead through_us via_us our_list nominated appointed_us asked_us
		recruitment_wing recruitment_cell recruiter recruiters we_supply we_select we_fill we_handle selection_centre
		ki_taraf_se ki_or_se chya_vatine tarfe hamare_through amchya_marfat marfat madhyam`,
	/** People who are to bring people. */
	chain: `
		two_more three_more bring_two bring_three refer_two introduce_three downline level_one level_two your_chain under_you
		below_you your_network ladkiyan nurse_aur aur_nurse do_aur teen_aur ankhi_don don_maitrini forward_this ten_nurses
		jodo jodiye joda team_leader`,
	/** What is written, judged and ranked before anyone is chosen. */
	exam: `
		exam exams examination paper papers question_paper omr omr_sheet answer_sheet answer_key answer_book marks result
		results merit merit_list rank rank_list select_list selection_list final_list cut_off viva written written_test test
		interview walk_in panel norcet pariksh* nikal natija parinam rijalt mulakhat* mulakat* saakshatkar intarvyu uttar_patrika
		uttarpatrika lekhi likhit suchi yadi* nivad_yadi chayan_suchi grace_marks quota kota kotyat* invigilator examiner`,
	/** An exam or a choice that is decided before it is held. */
	rigged: `
		before_the_exam before_exam before_the_test before_the_paper exam_se_pehle pariksha_se_pehle exam_hone_se_pehle
		pehle_se_tay pehle_hi_tay aadhich already_decided already_fixed already_chosen beforehand night_before day_before
		ek_din_pehle ek_raat_pehle leaked leak solved_paper dummy impersonat* formality formalty dikhawa dikhava eyewash
		eye_wash for_show naam_ke_liye navala navapurt* nawala aupcharik* rasm ghusa* ghusv* dalva* dalwa* chadhva* chadhwa*
		judva* inserted insert tay_hai tharlel* tharal* khali_chhod kori_theva blank_omr leave_blank vadhvun badhva* badhwa*
		paper_out paper_aut paper_futla paper_phutla futlela fut_gaya back_date backdate purani_tarikh junya_tarkhe*
		kagadopatri satisfy_rules satisfy_the_rules already_chosen aadhich_ghetli pehle_se_chun minister_quota mp_quota
		mla_quota governor_quota jagah_baithega babu_sambhal backdoor back_door bakdor bekdor bekdoar pichle_darvaj* pichhle_darvaje magchia_dar* secret_channel`,
	/** People by whom it is in hand. */
	insider: `
		relative relatives cousin uncle mama mamaji chacha kaka jija sala brother_in_law rishtedar* natevaik* apne_aadmi
		apna_aadmi apne_log apna_banda apne_bande hamare_aadmi hamare_log our_man our_men our_people our_person our_boy
		aaple_manus aaplech_manus aapla_manus aamcha_manus sifarish shifaras* recommendation pahunch pahuch upar_tak olakh
		olakhi* pahchan setting managed manage_kar menej_kar menej set_kar in_our_pocket listens_to_us baat_ho_gayi
		baat_ho_chuki known_to_us known_to_me connection connections andar_se aatun aatoon inside_man insider vashila`,
	/** The forces, the state and churches, and the signs of them. */
	state: `
		army navy naval air_force military defence defense armed_forces cantonment command_hospital mission_hospital
		missionary bishop bsf crpf cisf itbp echs cghs coal_india steel_plant port_trust ordnance inhs cmc st_john's nausena
		sena vayusena naudal* sainya misan_hospital arogya_vibhag svasthya_vibhag swasthya_mantralaya government_of_india
		bharat_sarkar directorate health_society national_emblem ashoka_emblem national_seal emblem ministry_of`,
	/** Of letters and posts in the name of others. */
	borrowed: `
		in_their_name in_its_name in_the_name unke_naam uske_naam tyanchya_nav* name_and_logo logo letterhead letter_head
		their_stamp our_agency our_bureau our_firm our_consultancy our_academy placement_office placement_firm hamari_agency
		amchi_agency amchya_consultancy hamari_placement placement_company recruitment_contractor manpower overseas samjho
		samjhie samja consider_us`,
	/** Words that would be read wrongly by themselves. */
	none: `
		passbook_copy bank_passbook_copy copy_of_bank_passbook copy_of_your_bank_passbook passbook_xerox passbook_photocopy
		qr_payment_report qr_payments entry_pass nobody_works
		sunday sundays what_fee what_fees cheque_or_neft rugnalya* rugnalayat* rugnalayach* rugnalayal* not_to_the_hospital
		cancelled_cheque cancel_cheque cancelled_chek cancel_chek apekshit_fee apekshit_fees apekshit_fis cash_received
		sign_for fee_for_service fees_for_service admin_fees_of your_share_of as_per token_of_appreciation policy_for
		credit_card credit_hours call_from call_duty on_call calls_a card_index call_the call_me call_us in_order order_to
		order_sets book_leave trial_of course_of contract_of letter_of_the legal_cases his_or his_her room_temperature
		operating_room labour_room labor_room emergency_room recovery_room duty_hours on_duty night_duty_room posting_of
		block_room nerve_block nerve_blocks regional_block regional_blocks blocks certificate_of_death account_of keys_of
		hire_and in_our_opinion drop_in produce_results in_charge incharge rupaya_pan paisa_pan if_not register_of take_charge
		takes_charge handover_of_charge handing_over_charge over_charge charge_nurse charge_nurses charge_sister charge_sheet
		charge_sheets charge_of_the charge_of_a security_guard security_guards security_staff security_desk security_check
		security_on security_of advance_care advance_directive advance_directives cash_counter payment_on_time payment_by_bank
		payment_for_overtime token_number token_system token_display form_a form_the form_16 deposit_slip deposit_samples
		deposit_the deposit_controlled deposit_your_salary medical_records medical_council_of medical_college medical_officer
		medical_officers medical_superintendent medical_director test_results blood_test commission_of_the commissioning
		cash_in_hand training_in cost_of_treatment good_form in_form post_operative post_anesthesia post_anaesthesia
		post_graduate post_op bear_with security_services advance_salary salary_advance no_experience no_exam no_questions
		no_question not_only don't_worry dont_worry no_interview no_receipt no_bond token_of_thanks transfer_of_patients
		transfer_patients transfer_allowance`,
} as const

export type Concept = keyof typeof concepts
