/** Clubs of Asian leagues, with the names that one club has had; see england.table.ts. */

export const china = `
Beijing Guoan
Beijing Renhe|Guizhou Renhe
Changchun Yatai
Chengdu Rongcheng
Chongqing Liangjiang|Chongqing Lifan|Chongqing Dangdai
Cangzhou Mighty Lions|Shijiazhuang Ever Bright|Shijiazhuang
Dalian Pro|Dalian Yifang|Dalian Aerbin
Dalian Yingbo|Dalian Zhixing
Guangzhou FC|Guangzhou Evergrande
Guangzhou City|Guangzhou R&F
Hangzhou Greentown|Zhejiang Professional|Zhejiang|Zhejiang Greentown
Hebei|Hebei China Fortune
Henan|Henan Jianye|Henan Songshan Longmen
Jiangsu Suning|Jiangsu|Jiangsu Sainty
Meizhou Hakka
Nantong Zhiyun
Qingdao FC|Qingdao Huanghai
Qingdao Hainiu
Qingdao West Coast|Qingdao Youth Island
Shandong Taishan|Shandong Luneng
Shanghai Port|Shanghai SIPG
Shanghai Shenhua
Shanghai Shenxin
Shenzhen FC
Shenzhen Peng City|Sichuan Jiuniu|Shenzhen Xinpengcheng
Tianjin Jinmen Tiger|Tianjin Teda
Tianjin Tianhai|Tianjin Quanjian
Wuhan FC|Wuhan Zall
Wuhan Three Towns
Yunnan Yukun
`;

export const japan = `
Albirex Niigata
Avispa Fukuoka
Cerezo Osaka|C-Osaka
Consadole Sapporo|Hokkaido Consadole Sapporo
Fagiano Okayama
FC Tokyo
Gamba Osaka|G-Osaka
Kyoto Sanga|Kyoto
Machida Zelvia|Machida
Omiya Ardija|RB Omiya Ardija
Sanfrecce Hiroshima|Hiroshima
Shimizu S-Pulse
Tokyo Verdy|Verdy
Tokushima Vortis
Urawa Red Diamonds|Urawa Reds|Urawa
V-Varen Nagasaki
Yokohama F. Marinos|Yokohama M.|Yokohama Marinos
Yokohama FC
`;

export const vietnam = `
Hà Nội|Hanoi|Hà Nội T&T
Công An Hà Nội|CAHN|Hanoi Police
Thể Công Viettel|Viettel|Thể Công
Hoàng Anh Gia Lai|HAGL
Becamex Bình Dương|Bình Dương|Becamex TP. Hồ Chí Minh|Becamex TP.HCM
Sông Lam Nghệ An|SLNA
Nam Định|Thép Xanh Nam Định
SHB Đà Nẵng|Đà Nẵng
Hải Phòng
Thanh Hóa|Đông Á Thanh Hóa
Quảng Nam
Hồng Lĩnh Hà Tĩnh|Hà Tĩnh
Công An TP. Hồ Chí Minh|TP. Hồ Chí Minh|Ho Chi Minh City|Công An TP.HCM|TP.HCM
Bình Định|Quy Nhơn Bình Định|Topenland Bình Định|MerryLand Quy Nhơn Bình Định
Khánh Hòa|Sanna Khánh Hòa
Sài Gòn
Than Quảng Ninh
`;
