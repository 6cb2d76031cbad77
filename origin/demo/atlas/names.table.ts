/** Common given and family names, combined into fictional people. */

interface Names {
  readonly given: string;
  readonly family: string;
  /** Middle name, or prefix of the given name written as one word. */
  readonly middle?: string;
}

const cultures = {
  en: {
    given: `Jack Harry Oliver George Charlie Thomas James William Daniel Samuel Joseph Luke Adam Ryan Nathan Ben Alfie
      Callum Connor Lewis Jordan Kyle Aaron Liam Owen Max Toby Elliot Reece Dominic Tyler Marcus Jamie Scott Craig
      Stuart Euan Angus Rory Mitchell Cooper Lachlan Hunter Mason Logan Caleb Wesley Trevor`,
    family: `Ashford Barlow Beckett Bramley Carver Chadwick Clifton Cowell Dalton Denholm Drayton Eastwood Ellery Fenwick
      Fielding Garland Gilmour Grayson Hadley Halstead Harcourt Hartley Holloway Hurst Ingram Jessop Kendrick Kirkby
      Langford Lawton Lockwood Marlow Mercer Merrick Naylor Norwood Oakley Osborne Parrish Pemberton Prescott Quigley
      Radcliffe Redfern Rowland Sadler Selby Sherwood Stanton Sutcliffe Thorne Tilford Underhill Wainwright Walcott
      Warwick Whitlock Winslow Wyndham Yardley`,
  },
  es: {
    given: `Alejandro Álvaro Andrés Antonio Carlos César Cristian Daniel David Diego Eduardo Emiliano Enrique Esteban
      Facundo Federico Felipe Fernando Francisco Gonzalo Guillermo Gustavo Hugo Ignacio Iker Iván Javier Joaquín Jorge
      José Juan Julián Leandro Lucas Luis Manuel Marcos Mateo Matías Maximiliano Nicolás Pablo Rafael Ramiro Rodrigo
      Santiago Sebastián Tomás`,
    family: `Acosta Aguirre Alarcón Alonso Arroyo Ávila Benítez Bravo Cabrera Calderón Campos Cárdenas Carrasco Castaño
      Cisneros Cordero Delgado Domínguez Duarte Escobar Espinoza Ferreyra Figueroa Fuentes Gallardo Gamboa Giménez
      Guerrero Herrera Ibarra Lozano Luna Maldonado Márquez Medina Méndez Mendoza Miranda Molina Montoya Navarro Núñez
      Ojeda Ortega Pacheco Paredes Peralta Quintero Rivas Robles Rojas Rosales Salazar Serrano Soria Valdés Vega Villalba
      Zamora Zapata`,
  },
  pt: {
    given: `Adriano Alan André Anderson Bernardo Bruno Caio Carlos Cauã Daniel Danilo Davi Diogo Eduardo Everton Fábio
      Felipe Fernando Francisco Gabriel Guilherme Gustavo Henrique Hugo Igor João Jorge José Leonardo Luan Lucas Luís
      Marcelo Marcos Mateus Miguel Murilo Nuno Otávio Paulo Pedro Rafael Renan Ricardo Rodrigo Rui Thiago Vinícius`,
    family: `Abreu Aguiar Almeida Amaral Andrade Antunes Araújo Azevedo Barbosa Barros Batista Borges Braga Brandão
      Cardoso Carneiro Coelho Correia Cruz Cunha Damasceno Dantas Duarte Esteves Falcão Farias Figueiredo Fonseca Freitas
      Galvão Gouveia Guedes Leite Lemos Lopes Macedo Machado Magalhães Marinho Matos Medeiros Monteiro Moreira Moura
      Nascimento Neves Nogueira Pacheco Peixoto Pimentel Pinheiro Queiroz Ramalho Sampaio Siqueira Tavares Teixeira
      Valadares Vasconcelos Xavier`,
  },
  it: {
    given: `Alberto Alessandro Alessio Andrea Angelo Antonio Claudio Cristian Daniele Davide Diego Edoardo Emanuele Enrico
      Fabio Federico Filippo Francesco Gabriele Giacomo Gianluca Giorgio Giovanni Giulio Giuseppe Jacopo Leonardo Lorenzo
      Luca Marco Massimo Matteo Mattia Michele Nicola Paolo Pietro Raffaele Riccardo Roberto Salvatore Samuele Simone
      Stefano Tommaso Valerio Vincenzo`,
    family: `Albanese Amato Barbieri Basile Battaglia Bellini Benedetti Bernardi Bianco Caputo Caruso Castelli Cattaneo
      Colombo Coppola Costantini D'Amico De Luca Donati Fabbri Farina Ferraro Fiore Fontana Gatti Gentile Grassi Greco
      Guerra Leone Lombardi Longo Mancini Marchetti Mariani Marini Martinelli Mazza Messina Monti Morelli Moretti Negri
      Neri Orlando Palmieri Parisi Pellegrini Piras Rinaldi Riva Rizzo Ruggiero Sala Santoro Serra Silvestri Testa Valenti
      Vitale`,
  },
  de: {
    given: `Alexander Andreas Benedikt Benjamin Christian Christoph Daniel David Dennis Dominik Elias Erik Fabian Felix
      Finn Florian Friedrich Hannes Henrik Jakob Jan Jannik Johannes Jonas Julian Justus Kilian Konstantin Lars Lennart
      Leon Linus Lukas Marcel Marius Markus Matthias Maximilian Moritz Nico Niklas Oskar Paul Philipp Robin Sebastian
      Simon Till`,
    family: `Albrecht Arnold Bauer Baumann Beck Bergmann Böhm Brandt Braun Busch Dietrich Ebert Eckhardt Engel Falk
      Fiedler Frank Fuchs Gerlach Graf Gruber Haas Hahn Hartmann Heinrich Herzog Hoffmann Huber Jansen Kaiser Keller Koch
      König Krämer Kraus Krüger Kuhn Lang Lehmann Lorenz Maier Marx Nowak Otto Peters Pohl Reuter Richter Roth Sauer Schäfer
      Schreiber Seidel Sommer Stark Thiele Vogel Wagner Winkler Ziegler`,
  },
  fr: {
    given: `Adrien Alexandre Alexis Antoine Arnaud Arthur Aurélien Axel Baptiste Bastien Benjamin Benoît Clément Cyril
      Damien David Dylan Enzo Étienne Fabien Florian Gabriel Guillaume Hugo Jérémy Jordan Jules Julien Kevin Léo Loïc
      Louis Lucas Mathieu Mathis Maxime Mickaël Nathan Nicolas Paul Pierre Quentin Raphaël Rémi Romain Simon Théo Tristan
      Valentin Yann`,
    family: `Aubert Barbier Benoît Berger Blanchard Bonnet Boucher Bourgeois Brun Carpentier Charpentier Chevalier Colin
      Collet Cordier Dufour Dumas Dupuis Fabre Faure Fleury Fontaine Garnier Gaillard Gauthier Girard Guérin Guillot
      Hubert Jacquet Joly Lacroix Lambert Leblanc Leclerc Lefèvre Legrand Lemaire Lemoine Lucas Marchand Masson Mercier
      Meunier Meyer Moulin Noël Olivier Perrin Petit Philippe Picard Renard Renaud Rivière Roger Rousseau Vidal Vincent
      Weber`,
  },
  nl: {
    given: `Bart Bas Bram Daan Dirk Erik Fabian Floris Gijs Guus Hans Hugo Jan Jasper Jelle Jens Jeroen Jesse Joost Joris
      Kees Koen Lars Lucas Maarten Marijn Mark Mats Max Milan Niels Olivier Pieter Quinten Rick Robin Roel Ruben Ruud Sander
      Sem Stijn Sven Teun Thijs Tim Tom Wout`,
    family: `Aerts Bakker Beekman Boer Bogaert Bos Bosman Brouwer Claes Coppens Cornelissen De Clercq De Graaf De Groot De Haan De Vos Dekker Dijkstra Driessen Geerts Hendriks Hermans Hoekstra Huisman Jacobs Jansen Janssens Kok Koster Kramer
      Kuipers Lambrecht Maes Meijer Mertens Michiels Mulder Peeters Postma Prins Schouten Smit Smeets Stevens Timmermans Van Dam Vandenberg Van Leeuwen Verbeek Verhoeven Vermeulen Visser Vos Wauters Willems Wouters`,
  },
  sv: {
    given: `Adam Albin Alexander Anton Arvid Axel Björn Carl Daniel David Edvin Elias Emil Erik Filip Fredrik Gustav Hampus
      Hannes Henrik Hugo Isak Jakob Jesper Joel Johan Jonas Karl Kristoffer Lars Linus Ludvig Magnus Marcus Mattias Melvin
      Mikael Nils Noah Oliver Oscar Pontus Rasmus Robin Sebastian Simon Viktor William`,
    family: `Åberg Ahlström Almqvist Andersson Axelsson Bengtsson Berg Bergqvist Blom Bergström Dahl Dahlberg Ek Eklund
      Engström Falk Forsberg Fransson Gunnarsson Hallberg Hansson Hedlund Hellström Holm Holmgren Isaksson Jonsson Karlberg
      Lind Lindahl Lindgren Lindqvist Ljung Löfgren Lundberg Lundin Lundqvist Mattsson Moberg Norberg Nordin Nyberg Nyström
      Öberg Olofsson Palm Sandberg Sjöberg Söderström Ström Strand Sundberg Viklund Wallin`,
  },
  tr: {
    given: `Ahmet Ali Alper Arda Barış Batuhan Berkay Burak Can Caner Cem Cenk Deniz Doğan Efe Emir Emre Enes Eren Ersin
      Fatih Furkan Gökhan Hakan Halil Hasan Hüseyin İbrahim İsmail Kaan Kadir Kerem Kemal Mehmet Mert Murat Mustafa Oğuz
      Okan Onur Orhan Ozan Ömer Rıdvan Selim Serkan Tolga Umut Yasin Yusuf`,
    family: `Acar Akın Aksoy Aktaş Altun Arslan Aslan Aydın Balcı Bayram Bozkurt Bulut Can Cengiz Coşkun Çakır Çelik
      Çetin Demir Doğan Duman Ekinci Erdem Erdoğdu Ergin Güler Gündüz Güneş Kahraman Kaplan Kara Karaca Kaya Keskin Kılıç
      Koç Korkmaz Köse Kurt Öz Özcan Özdemir Özkan Polat Sarı Şahin Şimşek Taş Tekin Toprak Tunç Türkmen Uçar Ünal Yalçın
      Yavuz Yıldırım Yılmaz Yüksel`,
  },
  ar: {
    given: `Abdullah Abdulaziz Abdulrahman Adel Ahmed Ali Amir Anas Ayman Bader Bassem Fahad Faisal Faris Fawaz Hamdan Hamza
      Hani Hassan Hazem Hossam Hussein Ibrahim Islam Karim Khaled Mahmoud Majed Mansour Marwan Mazen Mohammed Mostafa Nasser
      Nawaf Omar Osama Rami Rayan Saad Saleh Salman Sami Saud Sultan Tarek Turki Yasser Youssef Ziad`,
    family: `Abdelaziz Abdou Ashraf Atef Awad Badawi Bakr Darwish Eid El-Gendy El-Masry El-Sayed Fahmy Farouk Fathy Gaber
      Galal Ghanem Hafez Hamdy Helmy Khalifa Lotfy Maher Mansour Metwally Nabil Naguib Ragab Ramzy Rashad Sabry Salem Samir
      Shawky Sherif Soliman Zaki Al-Amri Al-Dosari Al-Ghamdi Al-Harbi Al-Johani Al-Khaldi Al-Malki Al-Mutairi Al-Otaibi
      Al-Qahtani Al-Rashidi Al-Shahrani Al-Shehri Al-Subaie Al-Zahrani`,
  },
  za: {
    given: `Andile Ayanda Bongani Kabelo Katlego Khaya Kgosi Lebo Lerato Lindani Luthando Lwazi Mandla Mbulelo Mpho Musa
      Nkosinathi Njabulo Phakamani Phumlani Sandile Sello Sibusiso Sifiso Siphiwe Sipho Siyabonga Solly Tebogo Thabang
      Thabiso Thabo Thapelo Themba Thulani Tshepo Tumelo Vusi Wandile Xolani Zakhele Zolani Pieter Johan Craig Riaan`,
    family: `Botha Buthelezi Cele Dlamini Dube Fourie Gumede Hlongwane Khoza Khumalo Kunene Letsholo Mabaso Mabena Mabuza
      Madonsela Mahlangu Majola Makgoba Maluleka Maseko Masilela Mathebula Mazibuko Mbatha Mbele Mdluli Mhlongo Mkhize
      Modise Mofokeng Mokoena Molefe Moloi Motaung Mthembu Mtshali Ndlovu Ngcobo Ngwenya Nkosi Nkuna Ntuli Nyathi Phiri
      Pretorius Radebe Sibiya Sithole Tshabalala Venter Xaba Zondi Zulu`,
  },
  vi: {
    given: `Anh Bảo Bình Công Cường Dũng Duy Dương Đạt Đức Giang Hải Hào Hậu Hiếu Hoàng Huy Hùng Hưng Khang Khánh Khải Kiên
      Lâm Linh Long Lộc Luân Mạnh Minh Nam Nghĩa Nhân Phát Phong Phúc Quang Quân Quý Sơn Tài Tâm Tân Thái Thành Thắng Thịnh
      Tiến Toàn Trí Trọng Trung Tú Tuấn Tùng Việt Vinh Vũ`,
    middle: `Văn Đức Minh Quang Hữu Xuân Thanh Tuấn Ngọc Công Đình Hoàng Duy Trọng Anh Gia Bá Mạnh Nhật Tấn Thế Việt`,
    family: `Nguyễn Nguyễn Nguyễn Nguyễn Trần Trần Lê Lê Phạm Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh
      Đoàn Lâm Trịnh Mai Tô Cao Tạ Hà Lương`,
  },
  th: {
    given: `Adisak Anan Anon Anuwat Apichat Arthit Atthaphon Chaiwat Chakkrit Channarong Decha Ekkachai Jakkaphan Jirawat
      Kittipong Kritsada Nattapong Nattawut Narong Nopphon Panupong Phanuwat Phongsakorn Pichit Pongsak Prasert Rattana
      Rungrot Sarawut Sirichai Somchai Somsak Sompong Suphachai Surachai Surasak Tawan Teeraphat Thanakorn Thanawat Thawatchai
      Wanchai Weerachai Wichai Witthaya Worawut Yuttana`,
    family: `Boonmee Bunyasit Chaiyaporn Chaisri Chanthara Charoensuk Inthasorn Jaidee Jantarat Kaewkla Kaewprom Kamsing
      Kanjana Khamdee Klinhom Kongkaew Laohakul Maneerat Meesuk Nakprasit Noikaew Panyawong Phetkaew Phimthong Phromsri Pinthong
      Prasopchok Promrak Rattanakul Ruangdet Saelim Saengdao Saithong Sangsuwan Sawatdee Somboon Sonthisuk Srisai Srisuwan
      Suksawat Suwannarat Thongchai Thongdee Thongmak Wannasri Wongchai Wongsa Yodrak`,
  },
  id: {
    given: `Adi Aditya Agus Ahmad Aldi Andi Angga Arif Ari Bagas Bagus Bambang Bayu Budi Dedi Deni Dian Dimas Dwi Eko Fajar
      Febri Ferdi Galih Gilang Hadi Hendra Heri Ilham Indra Irfan Joko Kurnia Lukman Nanda Nugroho Putra Rahmat Randi Rian Rizki
      Rudi Satria Surya Taufik Teguh Wahyu Wawan Yoga Yudi`,
    family: `Adiputra Anggara Aprianto Ardiansyah Ariyanto Atmaja Budiman Cahyono Darmawan Fadillah Firmansyah Gunawan Hakim
      Halim Handoko Hardiansyah Harsono Hermawan Hidayat Iskandar Kurniawan Kusuma Lestari Maulana Mulyadi Mulyono Nasution
      Nurcahyo Pamungkas Permana Prabowo Pradana Prakoso Prasetyo Pratama Purnomo Putranto Rachman Ramadhan Sahputra Santoso
      Saputra Setiawan Siregar Subagja Sugianto Suharto Sulaiman Suprianto Susanto Sutanto Utama Wibowo Wicaksono Wijaya Yulianto`,
  },
  ms: {
    given: `Adam Afiq Ahmad Aidil Aiman Akmal Amir Amirul Arif Azim Azlan Azri Daniel Danish Fadhli Faisal Faiz Farhan Fikri
      Hadi Hafiz Haikal Hakim Haziq Ikhwan Irfan Izzat Khairul Luqman Mohamad Muhammad Nabil Naim Nazmi Nizam Rafiq Rahim Ridzuan
      Rizal Safwan Shahrul Shafiq Syafiq Syazwan Syukri Wan Zaim Zulkifli`,
    family: `Abdullah Adnan Ahmad Ali Amran Ariffin Aziz Azman Bakar Basri Daud Fauzi Ghazali Halim Hamid Hamzah Haron Hashim
      Hassan Hussin Idris Ibrahim Ismail Jaafar Jalil Jamal Kamal Karim Latif Mahmud Mansor Mokhtar Musa Mustafa Nasir Nordin
      Omar Osman Othman Rahman Ramli Razak Rosli Saad Salleh Samad Shamsuddin Sulaiman Talib Yaakob Yahya Yusof Zakaria Zainal`,
  },
  zh: {
    given: `Bo Chao Chen Cheng Chong Dong Fei Feng Gang Guang Hai Hang Hao Hong Hui Jian Jie Jing Jun Kai Kun Lei Liang Lin
      Long Ming Ning Peng Qiang Qing Rui Shuai Tao Tian Wei Wen Xiang Xiao Xin Yang Yi Yong Yu Yuan Ze Zhen Zhi Zhong`,
    middle: `Jia Zi Yu Wen Hao Xin Jun Shi Guo Min Jian Rui Tian Xiao Yi Zhi Hong`,
    family: `Wang Li Zhang Liu Chen Yang Zhao Huang Zhou Wu Xu Sun Hu Zhu Gao Lin He Guo Ma Luo Liang Song Zheng Xie Han Tang
      Feng Yu Dong Xiao Cheng Cao Yuan Deng Fu Shen Zeng Peng Lü Su Jiang Cai Jia Ding Wei Xue Ye Yan Pan`,
  },
  ko: {
    given: `Min-jun Seo-jun Do-yun Ye-jun Si-woo Ha-jun Ji-ho Jun-seo Jun-woo Hyun-woo Ji-hoon Geon-woo Woo-jin Seon-woo Seo-jin
      Min-jae Hyun-jun Yeon-woo Yu-jun Jeong-woo Seung-woo Seung-hyun Ji-hwan Seung-min Ji-woo Yu-chan Jun-hyeok Jin-woo Si-yun
      Jae-won Dong-hyun Sung-min Tae-hyun Kyung-min Sang-hoon Young-ho Jae-hyun Chang-min Ki-hoon Dae-sung Jong-woo Byung-jun
      In-sung Hee-chan Won-jun Yong-jae Moon-su Beom-seok`,
    family: `Kim Kim Lee Lee Park Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Ryu Hong Jeon Ko Moon
      Yang Son Bae Baek Heo Nam Shim Noh Ha Kwak Sung Cha Joo Woo Koo Min Yoo Na Jin Ji Eom Chae Won`,
  },
  ja: {
    given: `Akira Daichi Daiki Daisuke Eita Fumiya Hayato Haruki Haruto Hideki Hiroki Hiroto Itsuki Jun Kaito Katsuya Kazuki
      Keisuke Keita Kenta Kohei Koki Kosuke Kota Makoto Masaki Masato Naoki Naoto Ren Riku Rikuto Ryo Ryota Ryuji Satoshi
      Shinji Shota Shun Shunta Sho Sota Taiga Takumi Tatsuya Tomoya Tsubasa Yamato Yudai Yuki Yuma Yusuke Yuta Yuto`,
    family: `Aoki Arai Asano Baba Chiba Eguchi Endo Fujii Fujimoto Fukuda Goto Hara Harada Hasegawa Hirano Hirata Honma Iida
      Ikeda Imai Inoue Ishida Ishikawa Iwasaki Kaneko Kato Kawaguchi Kikuchi Kimura Kinoshita Kojima Kudo Kubota Maeda Maruyama
      Masuda Matsui Miura Miyamoto Mizuno Morita Murakami Nakagawa Nakajima Nishimura Noguchi Nomura Ogawa Okada Otsuka Ozawa
      Sakai Sakurai Sasaki Shibata Sugiyama Takada Takeuchi Tamura Taniguchi Uchida Ueda Ueno Wada Yamashita Yokoyama`,
  },
} as const satisfies Record<string, Names>;

export type Culture = keyof typeof cultures;

/** Names of a culture, and their order. */
export interface NameTable {
  readonly given: readonly string[];
  readonly middle: readonly string[];
  readonly family: readonly string[];
  readonly familyFirst: boolean;
}

const FAMILY_FIRST: ReadonlySet<Culture> = new Set(["vi", "zh", "ko"]);
/** Family names of two words. */
const PARTICLES = /\b(De|Van) /g;
const words = (text: string): string[] =>
  text
    .replace(PARTICLES, "$1_")
    .split(/\s+/)
    .map((word) => word.replaceAll("_", " "));

/** Names of a culture. */
export function nameTable(culture: Culture): NameTable {
  const table = tables.get(culture) ?? tableOf(culture);
  tables.set(culture, table);
  return table;
}

// Split once: tens of thousands of people are named from them.
const tables = new Map<Culture, NameTable>();

function tableOf(culture: Culture): NameTable {
  const names: Names = cultures[culture];
  return {
    given: words(names.given),
    middle: names.middle === undefined ? [] : words(names.middle),
    family: words(names.family),
    familyFirst: FAMILY_FIRST.has(culture),
  };
}
